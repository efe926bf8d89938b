import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import type { Person } from '../../support/shops/people.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
  await sql`insert into delivery_zone (name, countries, rank) values ('Home', '{US}', 1), ('World', '{*}', 2)`.execute(
    till.shop.ctx.db,
  )
})
afterEach(() => expectInvariants(till.shop))
afterAll(() => till.shop.close())

const HOME = { name: 'Jo Doe', line1: '1 Main St', city: 'Springfield', region: 'IL', postcode: '62701', country: 'US' }
const WORK = { ...HOME, line1: '9 Mill Lane', postcode: '62704' }
const BATH = { name: 'Jo Doe', line1: '12 Mill Lane', city: 'Bath', postcode: 'BA1 1AA', country: 'GB' }

const change = (who: Person | undefined, id: string, body: object) =>
  till.shop.call('PATCH', `/orders/${id}/address`, { token: who?.token, body })
const promise = (id: string, delivery: { id: string; kind: string }) =>
  sql`
    with charged as (update adjustment set code = ${delivery.id} where order_id = ${id} and kind = 'shipping')
    update orders set delivery = ${JSON.stringify({ carrier: 'own', from: null, to: null, name: 'Post', ...delivery })}
    where id = ${id}`.execute(till.shop.ctx.db)
const mailsOf = async (id: string) =>
  (
    await sql<{ kind: string }>`
      select data ->> 'kind' as kind from jobs.job where name = 'order-mail' and data ->> 'orderId' = ${id}
      order by created_on`.execute(till.shop.ctx.db)
  ).rows.map(({ kind }) => kind)

describe('the address of an order', () => {
  it('is given by its buyer after he paid, and changed again', async () => {
    const { buyer, todo } = till
    const { id } = await todo.aPaidOrder()
    const { status, body } = await change(buyer, id, { shipTo: { ...HOME, region: 'Illinois' } })
    expect([status, body.shipTo]).toEqual([200, HOME])
    expect(body.address).toBe('Jo Doe\n1 Main St\nSpringfield, IL 62701\nUnited States')
    expect(body.events.at(-1)).toMatchObject({ who: 'customer', to: 'paid', why: 'its address was given' })
    const again = await change(buyer, id, { shipTo: WORK })
    expect([again.body.shipTo.line1, again.body.events.at(-1).why]).toEqual(['9 Mill Lane', 'its address was changed'])
    expect((await mailsOf(id)).filter((kind) => kind === 'address-changed')).toHaveLength(2)
  })

  it('stays while only the bill is changed, and nothing happens if it is the same', async () => {
    const { buyer, todo } = till
    const { id } = await todo.anOrder()
    await change(buyer, id, { shipTo: HOME })
    const bill = { billTo: BATH, company: 'Doe & Sons', poNumber: 'PO-77' }
    const { body } = await change(buyer, id, bill)
    expect(body).toMatchObject({ ...bill, shipTo: HOME })
    expect(body.events.at(-1).why).toBe('whom the bill is for was changed')
    expect((await change(buyer, id, { ...bill, shipTo: HOME })).body.events).toHaveLength(body.events.length)
    const unsaid = await change(buyer, (await todo.anOrder()).id, { company: '', poNumber: '' })
    expect(unsaid.body.events.at(-1).why).not.toBe('whom the bill is for was changed')
    const without = (await change(buyer, id, { billTo: null, poNumber: null })).body
    expect([without.billTo, without.poNumber, without.company]).toEqual([undefined, undefined, 'Doe & Sons'])
  })

  it('leaves an admin’s audit row', async () => {
    const { admin, shop, todo } = till
    const { id } = await todo.aPaidOrder()
    expect((await change(admin, id, { shipTo: HOME })).status).toBe(200)
    const { rows } = await sql`select actor, action from audit where subject = ${id}`.execute(shop.ctx.db)
    expect(rows).toContainEqual({ actor: admin.id, action: 'order.address' })
  })

  it('is nobody else’s to change', async () => {
    const { stranger, todo } = till
    const { id } = await todo.anOrder()
    expect((await change(undefined, id, { shipTo: HOME })).status).toBe(401)
    expect((await change(stranger, id, { shipTo: HOME })).status).toBe(404)
  })
})

describe('it can no longer be changed', () => {
  it('when something is packed; unpacked again it can', async () => {
    const { admin, buyer, shop, todo } = till
    const { id } = await todo.aPaidOrder()
    expect((await change(buyer, id, { shipTo: WORK })).status).toBe(200)
    const asAdmin = { token: admin.token, body: {} }
    const { body: parcel } = await shop.call('POST', `/orders/${id}/parcels`, asAdmin)
    for (const who of [buyer, admin]) expect((await change(who, id, { shipTo: HOME })).body.code).toBe('packed')
    const { version } = parcel
    await shop.call('POST', `/parcels/${parcel._id}/unpack`, { ...asAdmin, body: { version } })
    expect((await change(buyer, id, { shipTo: HOME })).status).toBe(200)
  })

  it('when it was cancelled, or is collected', async () => {
    const { buyer, shop, todo } = till
    const { id } = await todo.anOrder()
    await promise(id, { id: '7', kind: 'collect' })
    expect((await change(buyer, id, { shipTo: HOME })).body.code).toBe('collected')
    await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token, body: {} })
    expect((await change(buyer, id, { poNumber: '1' })).body.code).toBe('wrong-state')
  })

  it('by its buyer to where delivery costs something else; by an admin it can', async () => {
    const { admin, buyer, todo } = till
    const { id } = await todo.aPaidOrder()
    await change(buyer, id, { shipTo: HOME })
    await promise(id, { id: '7', kind: 'ship' })
    expect((await change(buyer, id, { shipTo: BATH })).body.code).toBe('other-zone')
    expect((await change(buyer, id, { shipTo: WORK })).status).toBe(200)
    expect((await change(admin, id, { shipTo: BATH })).status).toBe(200)
  })

  it('by its buyer to anywhere else once the zones are gone by which its delivery was priced', async () => {
    const { admin, buyer, shop, todo } = till
    const { id } = await todo.aPaidOrder()
    await change(buyer, id, { shipTo: HOME })
    await promise(id, { id: '7', kind: 'ship' })
    await sql`delete from delivery_zone`.execute(shop.ctx.db)
    await changed(shop.ctx, tag.delivery)
    await shop.heard()
    expect((await change(buyer, id, { shipTo: BATH })).body.code).toBe('other-zone')
    expect((await change(buyer, id, { shipTo: WORK })).body.code).toBe('other-zone')
    expect((await change(buyer, id, { shipTo: { ...HOME, line1: '3 Main St' }, poNumber: '7' })).status).toBe(200)
    expect((await change(admin, id, { shipTo: BATH })).status).toBe(200)
  })
})

it.each([
  [{}, 'body'],
  [{ shipTo: null }, 'shipTo'],
  [{ shipTo: 'Main Street' }, 'shipTo'],
  [{ shipTo: { ...HOME, country: 'XX' } }, 'shipTo.country'],
  [{ shipTo: { ...HOME, postcode: 'BA1' } }, 'shipTo.postcode'],
  [{ shipTo: { ...HOME, line1: '' } }, 'shipTo.line1'],
  [{ shipTo: HOME, billTo: { country: 'US' } }, 'billTo.line1'],
  [{ poNumber: 'x'.repeat(101) }, 'poNumber'],
  [{ company: 'a\u0000b' }, 'company'],
])('%j is refused at its field', async (body, at) => {
  const { id } = await till.todo.anOrder()
  const answer = await change(till.buyer, id, body)
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, expect.arrayContaining([at])])
})
