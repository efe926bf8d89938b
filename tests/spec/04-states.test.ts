import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const orderOf = async (id: string) => (await stage.as(stage.customer, 'GET', `/orders/${id}`)).body

describe('4 States and transitions', () => {
  test('Sign Out ends the session: its access tokens die at once', async () => {
    const { shop, other } = stage
    const { email, password } = other
    const { headers } = await shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const { token } = (await shop.call('PUT', `/user/${email}`, { body: { email }, headers: { cookie } })).body
    const asks = async () => (await shop.call('GET', `/admin/${email}`, { token })).status
    expect(await asks()).toBe(200)
    await shop.call('POST', '/auth/sign-out', { body: {}, headers: { cookie } })
    expect(await asks()).toBe(401)
    expect((await shop.call('PUT', `/user/${email}`, { body: { email }, headers: { cookie } })).status).toBe(401)
  })

  test('Order: created unpaid with a total', async () => {
    expect(await orderOf(await stage.order())).toMatchObject({ paid: false, total: 84, tranjactionId: null })
  })

  test('Order: after a successful card payment it has the payment id and shows as paid', async () => {
    const { id, intent } = await stage.paidOrder()
    expect(await orderOf(id)).toMatchObject({ paid: true, tranjactionId: intent })
  })

  test('Order: a payment that failed leaves it unpaid', async () => {
    const { shop, customer } = stage
    const id = await stage.order()
    const intent = await shop.open(customer, id, 84)
    await expect(shop.charge(intent, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
    expect((await shop.claim(customer, id, intent)).body).toMatchObject({ code: 'not-paid' })
    expect(await orderOf(id)).toMatchObject({ paid: false, tranjactionId: null })
  })

  test('Order: a paid order cannot be deleted', async () => {
    const { id } = await stage.paidOrder()
    const { status, body } = await stage.as(stage.customer, 'DELETE', `/orders/${id}`)
    expect([status, body.code]).toEqual([409, 'already-paid'])
    expect(await orderOf(id)).toMatchObject({ paid: true })
  })

  test('Order: an unpaid order can be deleted, and is gone from the list when deletedCount is above 0', async () => {
    const { as, customer } = stage
    const id = await stage.order()
    const ids = async () => (await as(customer, 'GET', '/orders')).body.map((order: { _id: string }) => order._id)
    expect(await ids()).toContain(id)
    expect((await as(customer, 'DELETE', `/orders/${id}`)).body.deletedCount).toBe(1)
    expect(await ids()).not.toContain(id)
    expect((await as(customer, 'DELETE', `/orders/${id}`)).body.deletedCount ?? 0).toBe(0)
  })

  test('Admin check: the admin flag follows the signed-in email, at once after Make Admin', async () => {
    const { as, admin, other } = stage
    const ask = async () => (await as(admin, 'GET', `/admin/${other.email}`)).body.admin
    expect(await ask()).toBe(false)
    await as(admin, 'PUT', `/user/admin/${other.email}`)
    expect(await ask()).toBe(true)
  })
})
