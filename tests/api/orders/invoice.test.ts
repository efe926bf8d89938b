import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawInvoice } from '../../../domain/orders/invoice/draw-invoice.ts'
import { openShopFor } from '../../support/shops/shop.ts'
import { ordersToPay } from '../../support/shops/orders-to-pay.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { pdfText } from '../../support/shops/pdf-text.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'

let shop: PayingShop
let buyer: Person
beforeAll(async () => {
  shop = await openPayingShop({ LIMITS: '0', SELLER: 'Camber Parts Inc. | 1 Dock Street, Albany' })
  buyer = await signUp(shop, { name: 'Łukasz Đỗ Müller' })
})
afterAll(() => shop.close())

const invoice = (id: string, person?: Person) =>
  shop.fetch(
    new Request(`http://shop/orders/${id}/invoice.pdf`, {
      headers: person ? { authorization: `Bearer ${person.token}` } : {},
    }),
  )

/** What this thread itself has to do for five runs, in ms of processor time, after a first one. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  await work()
  const before = process.threadCpuUsage()
  for (let run = 0; run < 5; run++) await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

describe('an invoice', () => {
  it('is a PDF for the buyer of a paid order and for admins, and for nobody else', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const answer = await invoice(id, buyer)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="invoice-CM-[\w-]+\.pdf"$/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF')
    expect((await invoice(id, await makeAdmin(shop))).status).toBe(200)
    expect((await invoice(id, await signUp(shop))).status).toBe(404)
    expect((await invoice(id)).status).toBe(401)
  })

  it('says on its last lines who sells', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const text = pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer()))
    expect(text.replaceAll('\u00a0', ' ')).toContain('US dollars.\nCamber Parts Inc. · 1 Dock Street, Albany\n')
  })

  it('takes off what was exchanged, so that its sums agree', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const [plain, admin] = [await addPart(shop, { price: 10, stock: 5 }), await makeAdmin(shop)]
    const body = { less: [{ line: 0, quantity: 1 }], add: [{ part: plain, quantity: 1 }] }
    expect((await shop.call('POST', `/orders/${id}/changes`, { token: admin.token, body })).status).toBe(200)
    const text = pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer()))
    for (const said of ['$90', 'Units exchanged', '-$10', '$84']) expect(text).toContain(said)
  })

  it('names the payment for a change, too', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const [plain, admin] = [await addPart(shop, { price: 25, stock: 5 }), await makeAdmin(shop)]
    const body = { add: [{ part: plain, quantity: 1 }] }
    const { owed } = (await shop.call('POST', `/orders/${id}/changes`, { token: admin.token, body })).body
    const intent = await shop.open(buyer, id, owed)
    await shop.charge(intent)
    expect((await shop.claim(buyer, id, intent)).status).toBe(200)
    const order = (await shop.call('GET', `/orders/${id}`, { token: buyer.token })).body
    const text = pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer())).replaceAll('\n', ' ')
    const { tranjactionId } = order.changePayments[0]
    expect(text).toContain(`Transaction Id of the $${owed} paid later: ${tranjactionId} `)
  })

  it('says what was cancelled and what goes back, as the mail about it does, before and after the bank has it', async () => {
    const orders = ordersToPay(shop, buyer)
    const { id } = await orders.aPaidOrder()
    const text = async () => pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer()))
    expect(await text()).not.toContain('Sent back')
    const lines = [{ line: 0, quantity: 1 }]
    expect(
      (await shop.call('POST', `/orders/${id}/cancel-lines`, { token: buyer.token, body: { lines } })).status,
    ).toBe(200)
    const says = ['1 of it cancelled', '$84', 'Sent back', '-$40']
    for (const said of says) expect(await text()).toContain(said)
    await orders.sendPendingRefunds(id)
    for (const said of says) expect(await text()).toContain(said)
  })

  it('is for whom the bill goes to, with the number that the buyer gave it, and says where the parts went', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const [shipTo, billTo] = ['Dock 3', 'Accounts'].map((name) => {
      return { name, line1: '1 Main St', city: 'Reno', region: 'NV', postcode: '89501', country: 'US' }
    })
    await sql`
      update orders set ship_to = ${JSON.stringify(shipTo)}, bill_to = ${JSON.stringify(billTo)},
        company = 'Park Motors', po_number = 'PO-77' where id = ${id}`.execute(shop.ctx.db)
    const { body } = await shop.call('GET', `/orders/${id}`, { token: buyer.token })
    expect(body).toMatchObject({ shipTo, billTo, company: 'Park Motors', poNumber: 'PO-77' })
    const text = pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer()))
    for (const said of ['Park Motors', 'Accounts', '1 Main St', 'Reno, NV 89501', 'United States', 'PO-77'])
      expect(text).toContain(said)
    expect(text).toMatch(/Goes to\nDock 3\n1 Main St\n/)
  })

  it('calls the delivery as the checkout does', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const delivery = { id: '7', name: 'Express before ten in the morning', kind: 'ship', carrier: 'own' }
    await sql`update orders set delivery = ${JSON.stringify(delivery)} where id = ${id}`.execute(shop.ctx.db)
    const text = pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer()))
    expect(text).toMatch(/Express before ten in\s+\$4\s+the morning/)
  })

  it('says long names whole, line below line', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const long = (what: string) => `${what} ${'of the Schwarzenbeck works '.repeat(5)}in ${what}town`
    const address = { line1: '1 Main St', city: 'Reno', region: 'NV', postcode: '89501', country: 'US' }
    const [shipTo, billTo] = ['Dock', 'Accounts'].map((name) => ({ ...address, name, company: long(name) }))
    const number = 'KV-1728.40-0123456789-0123456789'
    await sql`
      update orders set ship_to = ${JSON.stringify(shipTo)}, bill_to = ${JSON.stringify(billTo)} where id = ${id}
    `.execute(shop.ctx.db)
    await sql`update order_line set name = ${long('Disc')}, number = ${number} where order_id = ${id}`.execute(
      shop.ctx.db,
    )
    const text = pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer()))
    expect(text).not.toContain('…')
    for (const said of [long('Dock'), long('Accounts'), long('Disc')])
      expect(text.replaceAll('\n', ' ')).toContain(said)
    expect(text.replaceAll('\n', '')).toContain(number)
  })

  it('names buyers and streets in Greek and in Cyrillic letters', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const [name, street] = ['Γεώργιος Παπαδόπουλος', 'вулиця Хрещатик, 1']
    await sql`update orders set name = ${name}, address = ${street} where id = ${id}`.execute(shop.ctx.db)
    const text = pdfText(Buffer.from(await (await invoice(id, buyer)).arrayBuffer())).replaceAll('\n', '')
    for (const said of [name, street]) expect(text.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''))
  })

  it('is not there before the order is paid', async () => {
    const { id } = await ordersToPay(shop, buyer).anOrder()
    const answer = await invoice(id, buyer)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'not-paid'])
  })

  it('with rare letters delays no other request', async () => {
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const awkward = 'Đỗ Łukasz Ẩ 漢字 🚗 ſƶ '.repeat(9)
    await sql`update orders set name = ${awkward}, address = ${awkward} where id = ${id}`.execute(shop.ctx.db)
    await sql`update order_line set name = ${awkward}, brand = ${awkward} where order_id = ${id}`.execute(shop.ctx.db)
    const order = (await shop.call('GET', `/orders/${id}`, { token: buyer.token })).body
    const here = await processorTime(() =>
      drawInvoice({ order, sentBack: 0, shop: 'Camber', seller: [], prices: shop.config.prices }),
    )
    const called = await processorTime(async () => expect((await invoice(id, buyer)).status).toBe(200))
    expect(called).toBeLessThan(here / 3)
  })

  it('is refused to an account that asks for one after the other', async () => {
    const limited = await openShopFor({ LIMITS: '0.05' })
    const [person, other] = [await signUp(limited), await signUp(limited)]
    const ask = async ({ token }: Person) => (await limited.call('GET', '/orders/none/invoice.pdf', { token })).status
    expect([await ask(person), await ask(person), await ask(person), await ask(person)]).toEqual([404, 404, 404, 429])
    expect(await ask(other)).toBe(404)
  })

  it('comes with the mail that tells of the payment', async () => {
    await shop.work()
    const { id } = await ordersToPay(shop, buyer).aPaidOrder()
    const { orderNumber } = (await shop.call('GET', `/orders/${id}`, { token: buyer.token })).body
    await expect
      .poll(
        () =>
          shop.sandbox.mailBox
            .list()
            .then((mails) => mails.find(({ subject }) => subject === `Your order ${orderNumber} is paid`)?.attachments),
        { timeout: 30_000 },
      )
      .toMatchObject([{ filename: `invoice-${orderNumber}.pdf` }])
  })
})
