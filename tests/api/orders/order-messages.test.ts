import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailOrder } from '#domain/orders'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'
import type { Person } from '../../support/shops/people.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

const write = (who: Person | undefined, id: string, text: unknown) =>
  till.shop.call('POST', `/orders/${id}/messages`, { token: who?.token, body: { text } })
const mailsTo = (address: string) => till.shop.sandbox.mailBox.list(address)

describe('a question about an order', () => {
  it('is kept with the order and mailed to the shop; the answer is mailed to the customer', async () => {
    const { buyer, admin, shop, todo } = till
    const { id } = await todo.anOrder()
    const asked = await write(buyer, id, ' Can you send it\nto my neighbour? ')
    expect([asked.status, asked.body.messages]).toMatchObject([
      201,
      [{ from: 'customer', text: 'Can you send it\nto my neighbour?' }],
    ])
    const answered = await write(admin, id, 'Yes, gladly.')
    expect(answered.body.messages.at(-1)).toMatchObject({ from: 'shop', text: 'Yes, gladly.' })
    expect((await todo.show(id)).messages).toHaveLength(2)

    await mailOrder(asSystem(shop), { orderId: id, kind: 'question', text: 'Can you send it\nto my neighbour?' })
    await mailOrder(asSystem(shop), { orderId: id, kind: 'answer', text: 'Yes, gladly.' })
    const [question] = await mailsTo(shop.config.CONTACT_EMAIL)
    expect(question!.text).toContain(`/dashboard/orders/${id}`)
    expect(question!.text).toContain('to my neighbour?')
    const [answer] = await mailsTo(buyer.email)
    expect(answer!.text).toContain('Yes, gladly.')
    expect(answer!.text).toContain(`/order/${id}`)
  })

  it('is asked by its buyer and answered by admins, by nobody else', async () => {
    const { buyer, stranger, todo } = till
    const { id } = await todo.anOrder()
    expect((await write(undefined, id, 'x')).status).toBe(401)
    expect((await write(stranger, id, 'x')).status).toBe(404)
    expect((await write(buyer, id, 'x')).status).toBe(201)
    expect(await todo.show(id, till.admin)).toMatchObject({ messages: [{ from: 'customer' }] })
  })

  it('stands on the overview until somebody answers it', async () => {
    const { buyer, admin, shop, todo } = till
    const { id } = await todo.anOrder()
    const waits = async () => {
      const { body } = await shop.call('GET', '/overview', { token: admin.token })
      return body.questions.find(({ orderId }: { orderId: string }) => orderId === id)
    }
    await write(buyer, id, 'Is it there?')
    await write(buyer, id, 'Does it fit?')
    expect(await waits()).toMatchObject({ orderNumber: expect.stringMatching(/^CM-/), text: 'Does it fit?' })
    await write(admin, id, 'It does.')
    expect(await waits()).toBeUndefined()
  })

  it.each([[undefined], [''], ['   '], ['x'.repeat(2001)], ['a\u0000b'], [7]])(
    '%j is refused at its field',
    async (text) => {
      const { id } = await till.todo.anOrder()
      const { status, body } = await write(till.buyer, id, text)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['text']])
    },
  )
})
