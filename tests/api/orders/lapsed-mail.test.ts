import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelOrder, expireHolds } from '#domain/orders'
import { buy } from '../../support/shops/guests.ts'
import { mailed } from '../../support/shops/mailed.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import { addPart } from '../../support/catalogue/parts.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

const lapse = (minutes: number) => expireHolds(asSystem(till.shop, minutes))
const NOT_PAID = expect.stringMatching(/^Your order CM-.+ is not paid yet$/)
const subjects = async (id: string) => (await mailed(till.shop, id)).map(({ subject }) => subject)

it('whose parts are set aside no longer hears so, once, and how to pay still', async () => {
  const { shop, todo, buyer } = till
  const { id } = await todo.anOrder()
  await mailed(shop, id)
  await lapse(31)
  const mails = await mailed(shop, id)
  expect(mails.map(({ subject }) => subject)).toEqual([NOT_PAID])
  expect(mails[0]!.text).toContain('You can still pay')
  expect(mails[0]!.text).toMatch(new RegExp(`/order/${id}\\?key=${id}\\.`))

  await shop.open(buyer, id, 84)
  await lapse(60)
  expect((await todo.show(id)).state).toBe('expired')
  expect(await subjects(id)).toEqual([])
})

it('hears so also when the mail leaves only after a second lapse, and still once', async () => {
  const { shop, todo, buyer } = till
  const { id } = await todo.anOrder()
  await mailed(shop, id)
  await lapse(31)
  await shop.open(buyer, id, 84)
  await lapse(60)
  expect(await subjects(id)).toEqual([NOT_PAID])
})

it('hears so at a later lapse, still once, where the payment was open again as the mail was to leave', async () => {
  const { shop, todo, buyer } = till
  const { id } = await todo.anOrder()
  await mailed(shop, id)
  await lapse(31)
  await shop.open(buyer, id, 84)
  expect(await subjects(id)).toEqual([])
  const { rows } = await sql<{ isLater: boolean }>`
    select start_after > hold_until as "isLater" from orders o join jobs.job j on data ->> 'orderId' = o.id
    where o.id = ${id} and j.name = 'order-mail'`.execute(shop.ctx.db)
  expect(rows).toEqual([{ isLater: true }])
  await lapse(60)
  expect(await subjects(id)).toEqual([NOT_PAID])
  await shop.open(buyer, id, 84)
  await lapse(90)
  expect(await subjects(id)).toEqual([])
})

it('a guest hears so, too', async () => {
  const part = await addPart(till.shop, { price: 40, stock: 1 })
  const { body } = await buy(till.shop, [{ part, quantity: 1 }])
  await mailed(till.shop, body._id)
  await lapse(16)
  expect(await subjects(body._id)).toEqual([NOT_PAID])
})

it('who has paid, cancelled or opened the payment again by then hears nothing of it', async () => {
  const { shop, todo, buyer } = till
  const orders = await Promise.all([todo.anOrder(), todo.anOrder(), todo.anOrder()])
  const [paid, cancelled, opened] = orders.map(({ id }) => id)
  for (const { id } of orders) await mailed(shop, id)
  await lapse(31)
  const intent = await shop.open(buyer, paid!, 84)
  await shop.charge(intent)
  await shop.claim(buyer, paid!, intent)
  await cancelOrder(asSystem(shop), cancelled!)
  await shop.open(buyer, opened!, 84)
  for (const { id } of orders) expect(await subjects(id)).not.toContainEqual(NOT_PAID)
})
