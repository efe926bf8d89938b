import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '../support/shops/people.ts'
import { ask } from './requests.ts'
import { CALLS, ROLES } from './roles.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const at = (template: string, id: string) => template.replace(/\{\w+\}/, id)

describe('6 Roles and permissions: every call, for anonymous, customer, other customer and admin', () => {
  test.each(Object.entries(CALLS))('%s answers %j', async (call, answers) => {
    const { customer, other, admin } = stage
    const got: number[] = []
    for (const person of [undefined, customer, other, admin]) got.push((await ask(stage, call, person)).status)
    expect(Object.fromEntries(ROLES.map((role, index) => [role, got[index]]))).toEqual(
      Object.fromEntries(ROLES.map((role, index) => [role, answers[index]])),
    )
  })
})

describe('6 Roles and permissions', () => {
  test('Admin can make another user admin', async () => {
    const { shop, as, admin } = stage
    const { email } = await signUp(shop)
    await as(admin, 'PUT', `/user/admin/${email}`)
    expect((await as(admin, 'GET', `/admin/${email}`)).body).toEqual({ admin: true })
  })

  test('Admin can remove users, whose sessions end at once', async () => {
    const { shop, as, admin } = stage
    const somebody = await signUp(shop)
    expect((await as(admin, 'DELETE', `/user/${somebody.id}`)).body).toEqual({ deletedCount: 1 })
    expect((await as(somebody, 'GET', '/profile')).status).toBe(401)
  })

  test('Never oneself, never the last admin', async () => {
    const { as, admin } = stage
    const { status, body } = await as(admin, 'DELETE', `/user/${admin.id}`)
    expect([status, ['own-account', 'last-admin'].includes(body.code)]).toEqual([409, true])
    expect((await as(admin, 'GET', '/user')).status).toBe(200)
  })
})

describe('6 Roles and permissions: what is not in the table is not there', () => {
  const undescribed = ['GET /openapi.json', 'GET /docs']
  const templates = () => [...new Set(Object.keys(CALLS).map((call) => call.split(' ')[1]!))]
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  const isMissing = expect.toBeOneOf([404, 405])

  test('the table has every call that /api/openapi.json describes, and no other', async () => {
    const { body } = await stage.as(undefined, 'GET', '/openapi.json')
    const described = Object.entries<object>(body.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect([...described, ...undescribed].toSorted()).toEqual(Object.keys(CALLS).toSorted())
  })

  test('every other method on those paths answers 404 or 405, also to an admin', async () => {
    const probes = templates().flatMap((path) => METHODS.map((method) => `${method} ${path}`))
    for (const probe of probes.filter((one) => !CALLS[one])) {
      const [method, path] = probe.split(' ') as [string, string]
      if (isOtherCall(method, path)) continue
      for (const token of [undefined, stage.admin.token])
        expect((await stage.shop.call(method, at(path, '12345'), { token })).status, probe).toEqual(isMissing)
    }
  })

  /** "GET /user/admin/x" and the like read as nothing; "DELETE /orders/all" is the order of that name, which is not there. */
  const isOtherCall = (method: string, path: string) =>
    Object.keys(CALLS).some((call) => {
      const [other, template] = call.split(' ') as [string, string]
      const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/, '[^/]+')}$`)
      return other === method && pattern.test(at(path, '12345'))
    })

  const elsewhere = [
    '/',
    '/users',
    '/admin',
    '/orders/all/csv',
    '/payments',
    '/media',
    '/auth',
    '/auth/list-sessions',
    '/auth/update-user',
    '/auth/delete-user',
    '/auth/change-email',
    '/auth/sign-in/username',
    '/auth/admin/list-users',
    '/auth/revoke-sessions',
    '/auth/token',
    '/auth/ok',
    '/auth/error',
    '/auth/callback/github',
    '/auth/link-social',
    '/auth/unlink-account',
    '/auth/list-accounts',
    '/auth/get-access-token',
    '/auth/refresh-token',
    '/auth/reset-password/some-token',
    '/stripe',
    '/.env',
    '/graphql',
  ]
  test.each(elsewhere)('%s is nowhere, by no method, also for an admin', async (path) => {
    const { shop, admin } = stage
    for (const method of METHODS) {
      expect((await shop.call(method, path)).status, method).toEqual(isMissing)
      const headers = { cookie: admin.cookie }
      expect((await shop.call(method, path, { token: admin.token, headers })).status, method).toEqual(isMissing)
    }
  })
})
