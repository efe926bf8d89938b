import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireHolds } from '#domain/orders'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { type Person, signUp } from '../../support/shops/people.ts'

/** As the settings are when nobody sets them. */
const DEFAULTS = {
  UNPAID_ORDERS: '',
  UNPAID_UNITS: '',
  UNPAID_ORDERS_UNCONFIRMED: '',
  UNPAID_UNITS_UNCONFIRMED: '',
  LIMITS: '0',
}
let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop(DEFAULTS)
})
afterEach(() => expectInvariants(shop))
afterAll(() => shop.close())

const confirm = ({ id }: Person) => sql`update users set email_verified = true where id = ${id}`.execute(shop.ctx.db)
async function confirmed(): Promise<Person> {
  const person = await signUp(shop)
  await confirm(person)
  return person
}
const place = (person: Person, part: string, quantity = 1) =>
  shop.call('POST', '/orders', {
    token: person.token,
    body: { name: '', email: person.email, number: '', total: 100 * quantity, items: { [part]: quantity } },
  })
const placed = async (person: Person, part: string, times: number) => {
  const ids: string[] = []
  for (let i = 0; i < times; i++) ids.push((await place(person, part)).body._id)
  return ids
}
const remove = ({ token }: Person, id: string) => shop.call('DELETE', `/orders/${id}`, { token })
const open = (person: Person, orderId: string, total = 100) =>
  shop.call('POST', '/create-payment-intent', { token: person.token, body: { orderId, total } })
const refused = { status: 409, body: { code: 'too-much-held' } }
const aPart = (stock: number | null = 1000) => addPart(shop, { price: 100, stock })

describe('what one person holds unpaid', () => {
  it('is ten orders', async () => {
    const [person, part] = [await confirmed(), await aPart()]
    const ids = await placed(person, part, 10)
    const answer = await place(person, part)
    expect(answer).toMatchObject(refused)
    expect(answer.body.detail).toBe('You have 10 unpaid orders already. Please pay or delete one of them first.')
    expect(await stockOf(shop, part)).toBe(990)
    await remove(person, ids[0]!)
    expect((await place(person, part)).status).toBe(201)
  })

  it('is three orders until the e-mail address is confirmed', async () => {
    const [person, part] = [await signUp(shop), await aPart()]
    await placed(person, part, 3)
    const answer = await place(person, part)
    expect(answer).toMatchObject(refused)
    expect(answer.body.detail).toBe(
      'You have 3 unpaid orders already. Please pay or delete one of them first, or confirm your e-mail address to have up to 10.',
    )
    await confirm(person)
    expect((await place(person, part)).status).toBe(201)
  })

  it('is 200 units of counted parts, 20 until the e-mail address is confirmed', async () => {
    const [person, part, uncounted] = [await signUp(shop), await aPart(), await aPart(null)]
    expect((await place(person, uncounted, 500)).status).toBe(201)
    expect((await place(person, part, 15)).status).toBe(201)
    const answer = await place(person, part, 6)
    expect(answer).toMatchObject(refused)
    expect(answer.body.mayConfirm).toBe(true)
    const { body: described } = await shop.call('GET', '/openapi.json')
    expect(described.components.schemas.Problem.properties.mayConfirm.description).toMatch(/confirmed e-mail address/)
    expect(answer.body.detail).toBe(
      'At most 20 units can be set aside for you before you pay, and 15 are. Please order fewer, pay or delete an open order first, or confirm your e-mail address to have up to 200.',
    )
    await confirm(person)
    const second = (await place(person, part, 186)).body
    expect(second.mayConfirm).toBe(false)
    expect(second.detail).toBe(
      'At most 200 units can be set aside for you before you pay, and 15 are. Please order fewer, or pay or delete an open order first.',
    )
    expect((await place(person, part, 185)).status).toBe(201)
    expect(await stockOf(shop, part)).toBe(800)
  })

  it('is told before an order is placed', async () => {
    const [person, part, uncounted] = [await signUp(shop), await aPart(), await aPart(null)]
    const told = async () => (await shop.call('GET', '/my-unpaid', { token: person.token })).body
    const all = { orders: 10, units: 200 }
    expect(await told()).toEqual({ orders: 0, units: 0, most: { orders: 3, units: 20 }, ifConfirmed: all })
    const { _id } = (await place(person, part, 7)).body
    await place(person, uncounted, 5)
    await confirm(person)
    expect(await told()).toEqual({ orders: 2, units: 7, most: all, ifConfirmed: null })
    await remove(person, _id)
    expect(await told()).toMatchObject({ orders: 1, units: 0 })
    await sql`update orders set hold_until = now() - interval '1 second' where user_id = ${person.id}`.execute(
      shop.ctx.db,
    )
    expect(await told()).toMatchObject({ orders: 0 })
  })

  it('is never more, however many orders come at once', async () => {
    const [many, large, part] = [await signUp(shop), await confirmed(), await aPart()]
    const [orders, units] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => place(many, part))),
      Promise.all(Array.from({ length: 10 }, () => place(large, part, 60))),
    ])
    const count = (answers: { status: number }[], status: number) => answers.filter((a) => a.status === status).length
    expect([count(orders, 201), count(orders, 409)]).toEqual([3, 17])
    expect([count(units, 201), count(units, 409)]).toEqual([3, 7])
    expect(await stockOf(shop, part)).toBe(1000 - 3 - 180)
  })

  it('is not what was paid, nor what has lapsed', async () => {
    const [person, part] = [await signUp(shop), await aPart()]
    const [paid] = await placed(person, part, 3)
    const intent = await shop.open(person, paid!, 100)
    await shop.charge(intent)
    await shop.claim(person, paid!, intent)
    expect((await place(person, part)).status).toBe(201)
    await sql`update orders set hold_until = now() - interval '1 second' where user_id = ${person.id}`.execute(
      shop.ctx.db,
    )
    expect((await place(person, part)).status).toBe(201)
    await expireHolds(asSystem(shop))
    expect((await place(person, part)).status).toBe(201)
  })

  it('is what a lapsed order holds again while it is being paid', async () => {
    const [person, part] = [await signUp(shop), await aPart()]
    const lapsed = await placed(person, part, 3)
    await expireHolds(asSystem(shop, 31))
    const [held] = await placed(person, part, 3)
    expect(await open(person, lapsed[0]!)).toMatchObject(refused)
    expect(await stockOf(shop, part)).toBe(997)
    await remove(person, held!)
    const answers = await Promise.all([...lapsed.map((id) => open(person, id)), place(person, part)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([expect.any(Number), 409, 409, 409])
    expect(await stockOf(shop, part)).toBe(997)
  })

  it('has no limit for a payment that was already made', async () => {
    const [person, part] = [await signUp(shop), await aPart()]
    const [late] = await placed(person, part, 1)
    const intent = await shop.open(person, late!, 100)
    await shop.charge(intent)
    await expireHolds(asSystem(shop, 31))
    await placed(person, part, 3)
    expect((await open(person, late!)).body.code).toBe('already-paid')
  })
})
