import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../support/people.ts'
import { cookiesOf, signUp } from '../support/people.ts'
import { CALLS, ROLES } from './roles.ts'
import { openStage, PART, POST, PROFILE, REVIEW, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

type Request = { path?: string; body?: unknown; headers?: Record<string, string> }
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const upload = () => {
  const form = new FormData()
  form.append('image', new Blob([picture], { type: 'image/png' }))
  return form
}
const cookieOf = (person: Person | undefined) => (person ? { cookie: person.cookie } : undefined)
const at = (template: string, id: string) => template.replace(/\{\w+\}/, id)

/** A well-formed call of its kind about the customer's things, fresh for each role. */
const REQUESTS: Record<string, (person: Person | undefined) => Request | Promise<Request>> = {
  'POST /auth/sign-up/email': () => ({
    body: { name: 'New', email: `new-${crypto.randomUUID()}@camber.example`, password: 'spanner-42' },
  }),
  'POST /auth/sign-in/email': () => ({ body: { email: stage.customer.email, password: stage.customer.password } }),
  'POST /auth/sign-in/social': () => ({ body: { provider: 'google' } }),
  'POST /auth/sign-out': async (person) => ({ body: {}, headers: person && (await anotherSession(person)) }),
  'GET /auth/verify-email': () => ({ path: '/auth/verify-email?token=made-up' }),
  'POST /auth/send-verification-email': () => ({ body: { email: 'nobody@camber.example' } }),
  'POST /auth/request-password-reset': () => ({ body: { email: 'nobody@camber.example' } }),
  'POST /auth/reset-password': () => ({ body: { token: 'made-up', newPassword: 'spanner-43' } }),
  'POST /auth/change-password': async (person) => {
    const somebody = person && (await signUp(stage.shop))
    const body = { currentPassword: somebody?.password ?? 'spanner-42', newPassword: 'spanner-43' }
    return { body, headers: cookieOf(somebody) }
  },
  'PUT /user/{email}': (person) => ({
    path: `/user/${stage.customer.email}`,
    body: { email: stage.customer.email },
    headers: cookieOf(person),
  }),
  'GET /admin/{email}': () => ({ path: `/admin/${stage.customer.email}` }),
  'PUT /user/admin/{email}': async () => ({ path: `/user/admin/${(await signUp(stage.shop)).email}` }),
  'DELETE /user/{id}': async () => ({ path: `/user/${(await signUp(stage.shop)).id}` }),
  'POST /profile': () => ({ body: PROFILE }),
  'GET /profile/{id}': async () => ({ path: `/profile/${await stage.profile()}` }),
  'PUT /profile/{id}': async () => ({ path: `/profile/${await stage.profile()}`, body: PROFILE }),
  'GET /parts/{id}': async () => ({ path: `/parts/${await stage.part()}` }),
  'POST /images': () => ({ body: upload() }),
  'GET /blog/{id}': async () => ({ path: `/blog/${await stage.post()}` }),
  'POST /blog': () => ({ body: POST }),
  'PUT /blog/{id}': async () => ({ path: `/blog/${await stage.post()}`, body: POST }),
  'DELETE /blog/{id}': async () => ({ path: `/blog/${await stage.post()}` }),
  'POST /review': () => ({ body: REVIEW }),
  'DELETE /review/{id}': async () => ({ path: `/review/${await stage.review()}` }),
  'GET /bestSeller/{id}': async () => ({ path: `/bestSeller/${await stage.part()}` }),
  'POST /bestSeller': () => ({ body: PART }),
  'PUT /bestSeller/{id}': async () => ({
    path: `/bestSeller/${await stage.part()}`,
    body: { ...PART, name: 'Brake drum' },
  }),
  'DELETE /bestSeller/{id}': async () => ({ path: `/bestSeller/${await stage.part()}` }),
  'PUT /corrections/{id}': async () => ({
    path: `/corrections/${await stage.correction()}`,
    body: { decision: 'decline' },
  }),
  'POST /orders': async () => {
    const { name, email } = stage.customer
    return { body: { name, email, number: '', total: 84, items: { [await stage.part()]: 2 } } }
  },
  'GET /orders': () => ({ path: `/orders?email=${stage.customer.email}` }),
  'GET /orders/{id}': async () => ({ path: `/orders/${await stage.order()}` }),
  'PATCH /orders/{id}': async () => {
    const { id, intent } = await stage.paidOrder()
    return { path: `/orders/${id}`, body: { pay: true, tranjactionId: intent } }
  },
  'DELETE /orders/{id}': async () => ({ path: `/orders/${await stage.order()}` }),
  'POST /orders/{id}/cancel': async () => ({ path: `/orders/${await stage.order()}/cancel`, body: {} }),
  'GET /orders/{id}/invoice.pdf': async () => ({ path: `/orders/${(await stage.paidOrder()).id}/invoice.pdf` }),
  'GET /orders/{id}/refunds': async () => ({ path: `/orders/${await stage.order()}/refunds` }),
  'POST /orders/{id}/refunds': async () => ({
    path: `/orders/${(await stage.paidOrder()).id}/refunds`,
    body: { reason: 'Did not fit' },
  }),
  'POST /create-payment-intent': async () => ({ body: { orderId: await stage.order(), total: 84 } }),
  'POST /stripe/webhook': () => ({ body: { id: 'evt_forged' }, headers: { 'stripe-signature': 't=1,v1=00' } }),
}

async function anotherSession({ email, password }: Person): Promise<Record<string, string>> {
  const { headers } = await stage.shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
  return { cookie: cookiesOf(headers) }
}

async function ask(call: string, person: Person | undefined): Promise<number> {
  const [method, template] = call.split(' ') as [string, string]
  const { path = template, body, headers } = (await REQUESTS[call]?.(person)) ?? {}
  // A token that signs out ends with its session, so that call comes with the cookie alone.
  const token = call === 'POST /auth/sign-out' ? undefined : person?.token
  return (await stage.shop.call(method, path, { token, body, headers })).status
}

describe('6 Roles and permissions: every call, for anonymous, customer, other customer and admin', () => {
  test.each(Object.entries(CALLS))('%s answers %j', async (call, answers) => {
    const { customer, other, admin } = stage
    const got: number[] = []
    for (const person of [undefined, customer, other, admin]) got.push(await ask(call, person))
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
