import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeCheck } from '#domain/fitment'
import { FAULTS, type FitmentCheck } from '#domain/fitment/schema'
import { STATES } from '#domain/orders'
import { showOverview } from '#domain/overview'
import { addPart } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { adminCtx, makeAdmin, type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
let buyer: Person
let admin: Person
beforeAll(async () => {
  shop = await openPayingShop()
  ;[buyer, admin] = await Promise.all([signUp(shop), makeAdmin(shop)])
})
afterAll(() => shop.close())

const overview = async (person?: Person) => shop.call('GET', '/overview', { token: person?.token })

test('the overview counts what was paid, less what was sent back, and tells what runs out', async () => {
  const part = await addPart(shop, { price: 40, stock: 6 })
  await sql`update part set pop = 2000000000 where id = ${Number(part)}`.execute(shop.ctx.db)
  const paid = await shop.order(buyer, { [part]: 2 }, 84)
  const intent = await shop.open(buyer, paid, 84)
  await shop.charge(intent)
  expect((await shop.claim(buyer, paid, intent)).status).toBe(200)
  await shop.order(buyer, { [part]: 1 }, 42)
  const body = { amount: 10, reason: 'a scratch' }
  expect((await shop.call('POST', `/orders/${paid}/refunds`, { token: admin.token, body })).status).toBe(201)

  const { status, body: shown } = await overview(admin)
  expect(status).toBe(200)
  expect(shown.days).toHaveLength(30)
  expect(shown.days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), orders: 1, revenue: 74 })
  expect(shown.days.slice(0, -1).every((day: { orders: number }) => day.orders === 0)).toBe(true)
  expect(shown.before).toEqual({ orders: 0, revenue: 0 })
  expect(shown.states).toContainEqual({ state: 'placed', count: 1 })
  const states = shown.states.map(({ state }: { state: string }) => state)
  expect(states).toEqual(STATES.filter((state) => states.includes(state)))
  expect(states.length).toBeGreaterThan(1)
  expect(shown.bestSellers).toEqual([{ partId: part, name: 'Brake disc, front', quantity: 2, revenue: 80 }])
  const cancel = (id: string, path: string, more: object) =>
    shop.call('POST', `/orders/${id}/${path}`, { token: admin.token, body: { reason: 'recalled', ...more } })
  expect((await cancel(paid, 'cancel-lines', { lines: [{ line: 0, quantity: 1 }] })).status).toBe(200)
  expect((await overview(admin)).body.bestSellers).toMatchObject([{ partId: part, quantity: 1, revenue: 40 }])
  expect((await cancel(paid, 'cancel', {})).status).toBe(200)
  expect((await overview(admin)).body.bestSellers).toEqual([])
  expect(shown.lowStock[0]).toMatchObject({ _id: part, stock: 3 })
})

test('orders of the last 30 days are counted by state as they are, older ones as they were a few minutes ago', async () => {
  const part = await addPart(shop, { price: 40 })
  const [old, recent] = [await shop.order(buyer, { [part]: 1 }, 42), await shop.order(buyer, { [part]: 1 }, 42)]
  await sql`update orders set created_at = created_at - interval '40 days' where id = ${old}`.execute(shop.ctx.db)
  const ctx = await adminCtx(shop)
  const began = Date.now()
  const placedAfter = async (minutes: number) => {
    const clock = { now: () => new Date(began + minutes * 60_000) }
    const { states } = await showOverview({ ...ctx, clock })
    return states.find(({ state }) => state === 'placed')?.count ?? 0
  }
  const before = await placedAfter(10)
  for (const id of [old, recent])
    expect((await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} })).status).toBe(200)
  expect(await placedAfter(10)).toBe(before - 1)
  expect(await placedAfter(16)).toBe(before - 2)
})

test('it tells what the last check of the data of fit found', async () => {
  const sheet = async () => (await overview(admin)).body.fitment
  const before = await sheet()
  const nothing = countOf(before, 'fits-nothing')
  await addPart(shop)
  expect(await sheet()).toEqual(before)
  await storeCheck(shop.ctx)
  const after = await sheet()
  expect(Date.parse(after.checkedAt)).toBeGreaterThan(Date.parse(before.checkedAt))
  expect(countOf(after, 'fits-nothing')).toBeGreaterThan(nothing)
  expect(after.faults.map(({ kind }: { kind: string }) => kind)).toEqual([...FAULTS])
})

const countOf = (check: FitmentCheck, kind: string) => check.faults.find((fault) => fault.kind === kind)!.count

test('it tells of every file that cannot be fetched, not of the first few alone', async () => {
  for (let n = 0; n < 12; n++) {
    const supplier = await shop.call('POST', '/suppliers', { token: admin.token, body: { name: `Silent ${n}` } })
    await sql`
      insert into supplier_fetch (supplier_id, url, every, hour, auth, auth_name, is_full, applies, outcome)
      values (${supplier.body.id}, 'https://files.example/x.csv', 'day', 3, 'nothing', '', false, false, 'failed')`.execute(
      shop.ctx.db,
    )
  }
  expect((await overview(admin)).body.files).toHaveLength(12)
})

test('only admins see it', async () => {
  expect((await overview()).status).toBe(401)
  expect((await overview(buyer)).status).toBe(403)
})
