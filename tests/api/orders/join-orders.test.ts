import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinOrders } from '#domain/orders'
import { buy, newEmail } from '../../support/shops/guests.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '100' })
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
})

const order = async (email: string, person?: Person) =>
  (await buy(shop, [{ part: await addPart(shop), quantity: 1 }], { email, ...(person ? { person } : {}) })).body
const ordersOf = async ({ token }: Person): Promise<string[]> =>
  (await shop.call('GET', '/orders', { token })).body.map(({ _id }: { _id: string }) => _id)
const verifyLink = async (email: string) => {
  const { rows } = await sql<{ token: string }>`
    select split_part(data ->> 'link', 'token=', 2) as token from jobs.job
    where name = 'send-mail' and data ->> 'template' = 'verify-email' and data ->> 'to' = ${email}`.execute(shop.ctx.db)
  return `/auth/verify-email?token=${rows[0]!.token}`
}
/** Does what the shop has queued for this account, and says how much that was. */
async function joinQueued({ id }: Person): Promise<number> {
  const { rows } = await sql`
    delete from jobs.job where name = 'join-orders' and data ->> 'userId' = ${id} returning id`.execute(shop.ctx.db)
  if (rows.length > 0) await joinOrders(asSystem(shop), { userId: id })
  return rows.length
}

describe('the orders of a guest', () => {
  it('join the account in which their e-mail address is proved, and not before', async () => {
    const email = newEmail()
    const before = await order(email)
    const person = await signUp(shop, { email })
    await joinQueued(person)
    expect(await ordersOf(person)).toEqual([])
    expect((await shop.call('GET', await verifyLink(email))).status).toBe(303)
    expect(await joinQueued(person)).toBeGreaterThan(0)
    expect(await ordersOf(person)).toEqual([before._id])
    const shown = await shop.call('GET', `/orders/${before._id}`, { headers: { 'x-order-key': before.key } })
    expect([shown.status, shown.body.events[0].who]).toEqual([200, 'customer'])
  })

  it('join it at the next sign-in when they were placed after that', async () => {
    const person = await signUp(shop)
    await shop.call('GET', await verifyLink(person.email))
    await joinQueued(person)
    const later = await order(person.email)
    expect(await ordersOf(person)).toEqual([])
    const { email, password } = person
    expect((await shop.call('POST', '/auth/sign-in/email', { body: { email, password } })).status).toBe(200)
    expect(await joinQueued(person)).toBe(1)
    expect(await ordersOf(person)).toEqual([later._id])
  })

  it('join no other account, and an account’s own order joins nobody', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)]
    const own = await order(owner.email, owner)
    const foreign = await order(newEmail())
    await sql`update orders set email = ${other.email} where id = ${own._id}`.execute(shop.ctx.db)
    await shop.call('GET', await verifyLink(other.email))
    await joinQueued(other)
    expect(await ordersOf(other)).toEqual([])
    expect(await ordersOf(owner)).toEqual([own._id])
    const { rows } = await sql`select user_id from orders where id = ${foreign._id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ user_id: null }])
  })
})
