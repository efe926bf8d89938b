import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { forgetAddress } from '#domain/stock-alerts'
import { startJobs } from '#platform/jobs'
import { queues } from '../../../run/job-table.ts'
import { buy } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const order = ({ token, email }: Person, part: string, headers: Record<string, string> = {}) =>
  shop.call('POST', '/orders', {
    token,
    headers,
    body: { name: '', email, number: '', total: 42, items: { [part]: 1 } },
  })

/** Removes somebody, but commits only when `calls` of theirs wait for it in the database; gives their answers. */
async function removeBeneath(person: Person, calls: () => ReturnType<TestShop['call']>[]) {
  const { db } = shop.ctx
  return db.transaction().execute(async (inside) => {
    await sql`delete from users where id = ${person.id}`.execute(inside)
    const answers = Promise.all(calls())
    let waiting = 0
    for (let tries = 0; waiting === 0 && tries < 500; tries++) {
      await after(10)
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks where not granted and locktype = 'transactionid'`.execute(db)
      waiting = rows[0]!.waiting
    }
    expect(waiting).toBeGreaterThan(0)
    return { answers }
  })
}

describe('a removal beneath the running calls of its user', () => {
  test('leaves their orders 401, and the parts in stock', async () => {
    const [person, part] = [await signUp(shop), await addPart(shop, { price: 40, stock: 9 })]
    const running = await removeBeneath(person, () => [
      order(person, part),
      order(person, part),
      order(person, part, { 'idempotency-key': 'k' }),
    ])
    const answers = await running.answers
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(3).fill('401 unauthorised'))
    expect(await stockOf(shop, part)).toBe(9)
  })

  test('leaves their sign-in 401', async () => {
    const person = await signUp(shop)
    const { email, password } = person
    const running = await removeBeneath(person, () => [
      shop.call('POST', '/auth/sign-in/email', { body: { email, password } }),
    ])
    expect((await running.answers)[0]!.status).toBe(401)
  })
})

/** The tables of the shop and of its jobs that have a row with this text. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = shop.ctx
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'jobs')`.execute(db)
  const found = tables.map(async ({ name }) => {
    const { rows } = await sql`select from ${sql.table(name)} as t where t::text like ${`%${text}%`} limit 1`.execute(
      db,
    )
    return rows.length > 0 ? [name] : []
  })
  return (await Promise.all(found)).flat().toSorted()
}

test('a removed user leaves their address with their orders alone: not with mails, alerts or answers to a guest', async () => {
  const [person, part, gone] = [await signUp(shop), await addPart(shop), await addPart(shop, { stock: 0 })]
  const deleted = await addPart(shop, { stock: 0 })
  const { email } = person
  await shop.call('POST', '/auth/request-password-reset', { body: { email } })
  await buy(shop, [{ part, quantity: 1 }], { email, headers: { 'idempotency-key': 'first' } })
  for (const of of [gone, deleted]) await shop.call('POST', `/parts/${of}/stock-alerts`, { body: { email } })
  for (const of of [part, deleted])
    await shop.call('POST', '/fit-reports', { body: { part: of, carName: 'Audi A4', what: 'It is too wide.', email } })
  await shop.call('POST', `/parts/${deleted}/stock-alerts`, { body: { email: 'stays@camber.example' } })
  await shop.call('DELETE', `/bestSeller/${deleted}`, { token: admin.token })
  const tables = ['public.guest_idempotency_key', 'public.part_bin', 'jobs.job']
  expect(await tablesWith(email)).toEqual(expect.arrayContaining(tables))
  const worker = await startJobs(shop.url, shop.ctx.log, queues)
  onTestFinished(() => worker.stop())
  await worker.handle<{ email: string }>('forget-address', (data) => forgetAddress(shop.ctx, data))
  await shop.call('DELETE', `/user/${person.id}`, { token: admin.token })
  // What limits how often an address may ask is forgotten within the hour, whoever it belongs to.
  await expect.poll(() => tablesWith(email)).toEqual(['public.orders', 'public.rate_limits'])
  expect(await tablesWith('stays@camber.example')).toContain('public.part_bin')
})

test('orders beside an admin who removes their buyer are placed or refused, never an error', async () => {
  const part = await addPart(shop, { price: 40, stock: 500 })
  const statuses: number[] = []
  for (let round = 0; round < 12; round++) {
    const person = await signUp(shop)
    const [removed, ...orders] = await Promise.all([
      shop.call('DELETE', `/user/${person.id}`, { token: admin.token }),
      ...Array.from({ length: 6 }, () => order(person, part)),
    ])
    expect(removed.body).toEqual({ deletedCount: 1 })
    statuses.push(...orders.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status !== 201 && status !== 401)).toEqual([])
  await expectInvariants(shop)
})
