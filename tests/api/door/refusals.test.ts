import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeExpired } from '#domain/identity'
import { recordRefusal } from '#platform/refusals'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ LIMITS: '0.1' })
})
afterAll(() => shop.close())

type Row = { actor: string; action: string; subject: string; why: string | null }

const recorded = async (column: 'actor' | 'subject', value: string, { ctx } = shop) =>
  (
    await sql<Row>`
      select actor, action, subject, why from audit where ${sql.ref(column)} like ${value} order by id`.execute(ctx.db)
  ).rows

describe('a call that is for admins, by somebody who is none', () => {
  test('leaves one row an hour for each kind of call, with who and what', async () => {
    const [sly, victim] = [await signUp(shop), await makeAdmin(shop)]
    const tries: [string, string][] = [
      ['GET', '/user'],
      ['PUT', `/user/admin/${sly.email}`],
      ['DELETE', `/user/${victim.id}`],
      ['DELETE', '/user/somebody-else'],
      ['GET', '/orders/all.csv'],
      ['DELETE', '/bestSeller/1'],
    ]
    for (let round = 0; round < 3; round++)
      for (const [method, path] of tries)
        expect((await shop.call(method, path, { token: sly.token })).status, path).toBe(403)
    const row = (subject: string, why: string) => ({ actor: sly.id, action: 'admin.refused', subject, why })
    expect(await recorded('actor', sly.id)).toEqual([
      row('GET /user', '/user'),
      row('PUT /user/admin/:email', `/user/admin/${sly.email}`),
      row('DELETE /user/:user', `/user/${victim.id}`),
      row('GET /orders/all.csv', '/orders/all.csv'),
      row('DELETE /bestSeller/:id', '/bestSeller/1'),
    ])
  })

  test('leaves it also when the call is one that may be repeated', async () => {
    const sly = await signUp(shop)
    const headers = { 'idempotency-key': 'once' }
    expect((await shop.call('PUT', `/user/admin/${sly.email}`, { token: sly.token, headers })).status).toBe(403)
    expect(await recorded('actor', sly.id)).toHaveLength(1)
  })

  test('leaves none of visitors, of admins, and of what is another’s', async () => {
    const [admin, customer] = [await makeAdmin(shop), await signUp(shop)]
    expect((await shop.call('GET', '/user')).status).toBe(401)
    expect((await shop.call('GET', '/user', { token: admin.token })).status).toBe(200)
    expect((await shop.call('GET', `/admin/${admin.email}`, { token: customer.token })).status).toBe(403)
    expect(await recorded('actor', admin.id)).toEqual([])
    expect(await recorded('actor', customer.id)).toEqual([])
  })
})

describe('a limit that is exhausted', () => {
  test('leaves one row for whom it refuses, however often', async () => {
    const buyer = await signUp(shop)
    const part = await addPart(shop, { price: 40 })
    const body = { name: '', email: buyer.email, number: '', total: 42, items: { [part]: 1 } }
    const statuses: number[] = []
    for (let i = 0; i < 10; i++)
      statuses.push((await shop.call('POST', '/orders', { token: buyer.token, body })).status)
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429])
    expect(await recorded('actor', buyer.id)).toEqual([
      { actor: buyer.id, action: 'limit.exhausted', subject: `order/account ${buyer.id}`, why: null },
    ])
  })

  test('names the account and the address that guessed', async () => {
    const { email } = await signUp(shop)
    const guess = () =>
      shop.call('POST', '/auth/sign-in/email', { body: { email, password: 'a wrong guess' }, from: '203.0.113.66' })
    for (let i = 0; i < 8; i++) await guess()
    expect((await recorded('subject', '%203.0.113.66')).map(({ actor, subject }) => [actor, subject])).toEqual([
      ['anonymous', `sign-in/account-and-address ${email} 203.0.113.66`],
      ['anonymous', 'sign-in/address 203.0.113.66'],
    ])
  })
})

test('a flood of refusals leaves a hundred rows an hour, which go after 90 days; what was done stays', async () => {
  const flooded = await openShopFor()
  const { ctx } = flooded
  await sql`insert into audit (at, actor, action, subject) values (now(), 'somebody', 'part.update', 'flood: a part')`.execute(
    ctx.db,
  )
  const flood = Array.from({ length: 150 }, (_, i) =>
    recordRefusal(ctx, { what: 'limit.exhausted', id: `flood: ${i}` }),
  )
  await Promise.all(flood)
  const actions = async () => Map.groupBy(await recorded('subject', 'flood: %', flooded), ({ action }) => action)
  expect((await actions()).get('limit.exhausted')).toHaveLength(100)
  const after = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) })
  await purgeExpired({ ...ctx, clock: after(89) })
  expect((await actions()).get('limit.exhausted')).toHaveLength(100)
  await purgeExpired({ ...ctx, clock: after(91) })
  expect([...(await actions()).keys()]).toEqual(['part.update'])
})
