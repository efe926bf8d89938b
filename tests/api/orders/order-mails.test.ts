import { createServer, connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { mailOrder } from '#domain/orders'
import { releasePayments } from '#domain/payments'
import { buy } from '../../support/shops/guests.ts'
import { mailed as sent } from '../../support/shops/mailed.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { asSystem, openTill, type Till } from '../../support/shops/orders-to-pay.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.shop.close())

const HOME = { name: 'Jo Doe', line1: '1 Main St', city: 'Springfield', region: 'IL', postcode: '62701', country: 'US' }
const asAdmin = (method: string, path: string, body: object = {}) =>
  till.shop.call(method, path, { token: till.admin.token, body })
const promise = (id: string, delivery: object) =>
  sql`update orders set delivery = ${JSON.stringify({ id: '7', name: 'Post', carrier: 'own', ...delivery })}
    where id = ${id}`.execute(till.shop.ctx.db)

const mailed = (orderId: string) => sent(till.shop, orderId)

async function packed(delivery?: object) {
  const { buyer, shop, todo } = till
  const { id } = await todo.aPaidOrder()
  if (delivery) await promise(id, delivery)
  else await shop.call('PATCH', `/orders/${id}/address`, { token: buyer.token, body: { shipTo: HOME } })
  await mailed(id)
  const { body } = await asAdmin('POST', `/orders/${id}/parcels`)
  return { id, parcel: body as { _id: string; version: number } }
}

describe('the mails about an order', () => {
  it('say how long its parts are held, and what is missing once it is paid', async () => {
    const { id } = await till.todo.aPaidOrder()
    const mails = await mailed(id)
    const [received, paid] = [/^We have/, /is paid$/].map((say) => mails.find(({ subject }) => say.test(subject)))
    expect(received!.text).toContain('for 30 minutes')
    expect(received!.text).toMatch(/2 × .+, \w{8}/)
    expect(paid!.text).toContain('give us the address')
    expect(paid!.text).not.toMatch(/packing|days|expect/)
    expect(paid!.text).toMatch(new RegExp(`/order/${id}\\?key=${id}\\.`))
  })

  it('say of a guest’s order how long that is held, and what of it has not come in yet', async () => {
    const part = await addPart(till.shop, { price: 40, stock: 1 })
    await sql`update stock set due_on = '2099-12-10' where part_id = ${Number(part)}`.execute(till.shop.ctx.db)
    const { body } = await buy(till.shop, [{ part, quantity: 3 }])
    const [received] = await mailed(body._id)
    expect(received!.text).toContain('for 15 minutes')
    expect(received!.text).toContain('2 of it on back order: come in by Dec 10, 2099')
  })

  it('repeat what its buyer asked of the shop while ordering', async () => {
    const part = await addPart(till.shop, { price: 40, stock: 1 })
    const { body } = await buy(till.shop, [{ part, quantity: 1 }], { note: 'Ring twice\nand <wait>' })
    const [received] = await mailed(body._id)
    expect(received!.text).toContain('Your note to us:\n\nRing twice\n\nand <wait>')
    expect((await mailed((await till.todo.aPaidOrder()).id))[0]!.text).not.toContain('note to us')
  })

  it('call its delivery as the checkout does, and say whom the bill is for, and its buyer’s number', async () => {
    const { id } = await till.todo.aPaidOrder()
    await promise(id, { name: 'Express by ten', kind: 'ship', from: null, to: null })
    for (const { text } of await mailed(id)) {
      expect(text).not.toMatch(/Bill to|Purchase-order/)
      expect(text).toContain('Express by ten: $4')
    }
    const billTo = { ...HOME, name: 'Accounts', line1: '9 Ledger St' }
    const { token } = till.buyer
    const body = { shipTo: HOME, billTo, company: 'Park Motors', poNumber: 'PO-77' }
    expect((await till.shop.call('PATCH', `/orders/${id}/address`, { token, body })).status).toBe(200)
    const [changed] = await mailed(id)
    expect(changed!.text).toMatch(/Bill to: Park Motors, Accounts, 9 Ledger St, .+62701/)
    expect(changed!.text).toContain('Purchase-order number: PO-77')
  })

  it('say when it arrives only where that was promised', async () => {
    const { id } = await till.todo.aPaidOrder()
    await till.shop.call('PATCH', `/orders/${id}/address`, { token: till.buyer.token, body: { shipTo: HOME } })
    await promise(id, { kind: 'ship', from: '2099-12-01', to: '2099-12-03' })
    const paid = (await mailed(id)).find(({ subject }) => subject.endsWith('is paid'))
    expect(paid!.text).toMatch(/arrive Tue,\sDec\s1,\s2099 to Thu,\sDec\s3,\s2099\./)
  })

  it('tell of a parcel that is sent, with its carrier’s number, then delivered', async () => {
    const { id, parcel } = await packed()
    expect(await mailed(id)).toEqual([])
    const given = { carrier: 'Post', tracking: 'AB 123', trackingUrl: 'https://post.example/AB123' }
    const { body } = await asAdmin('POST', `/parcels/${parcel._id}/send`, { version: parcel.version, ...given })
    const [sent] = await mailed(id)
    expect(sent!.subject).toMatch(/^Parcel 1 of your order CM-.+ is on its way$/)
    expect(sent!.text).toContain('with Post. Its number there is AB 123.')
    expect(sent!.text).toContain(given.trackingUrl)
    expect(sent!.text).toMatch(/2 × .+: \w{8}/)
    expect(sent!.text).not.toContain('We expect')
    await asAdmin('POST', `/parcels/${parcel._id}/deliver`, { version: body.version })
    expect((await mailed(id)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Parcel 1 of your order CM-.+ was delivered$/),
    ])
  })

  it('say of a parcel that leaves late no days that are over, and none where the way of delivery is gone', async () => {
    const { id } = await till.todo.aPaidOrder()
    await till.shop.call('PATCH', `/orders/${id}/address`, { token: till.buyer.token, body: { shipTo: HOME } })
    await mailed(id)
    const sent = async (method: string) => {
      await promise(id, { id: method, kind: 'ship', from: '2020-01-06', to: '2020-01-08' })
      const { body } = await asAdmin('POST', `/orders/${id}/parcels`, { lines: [{ line: 0, quantity: 1 }] })
      await asAdmin('POST', `/parcels/${body._id}/send`, { version: body.version })
      return (await mailed(id))[0]!
    }
    const late = await sent('standard')
    expect(late.subject).toMatch(/is on its way$/)
    expect(late.text).toContain('We expect it to arrive')
    expect(late.text).not.toContain('2020')
    expect((await sent('7000')).text).not.toContain('We expect')
  })

  it('tell of a parcel that is lost', async () => {
    const { id, parcel } = await packed()
    const { body } = await asAdmin('POST', `/parcels/${parcel._id}/send`, { version: parcel.version })
    await asAdmin('POST', `/parcels/${parcel._id}/lose`, { version: body.version, why: 'a flood' })
    const lost = (await mailed(id)).find(({ subject }) => subject.endsWith('was lost'))
    expect(lost!.text).toContain('was lost on its way')
    expect(lost!.text).not.toContain('a flood')
  })

  it('call a parcel that its carrier brought back no lost one', async () => {
    const { id, parcel } = await packed()
    const { body } = await asAdmin('POST', `/parcels/${parcel._id}/send`, { version: parcel.version })
    await mailed(id)
    await sql`insert into parcel_event (id, parcel_id, at, what, received_at)
      values (${crypto.randomUUID()}, ${parcel._id}, now(), 'returned', now())`.execute(till.shop.ctx.db)
    await asAdmin('POST', `/parcels/${parcel._id}/lose`, { version: body.version, why: 'counted in' })
    const [back] = await mailed(id)
    expect(back!.subject).toMatch(/^Parcel 1 of your order CM-.+ came back to us$/)
    expect(back!.text).not.toContain('lost')
  })

  it('say of a lost parcel, once, that what was in it is sent once more', async () => {
    const { id, parcel } = await packed()
    const { body: away } = await asAdmin('POST', `/parcels/${parcel._id}/send`, { version: parcel.version })
    const lost = await asAdmin('POST', `/parcels/${parcel._id}/lose`, { version: away.version, why: 'a flood' })
    await mailed(id)
    const { version } = lost.body
    expect((await asAdmin('POST', `/parcels/${parcel._id}/replace`, { version })).status).toBe(200)
    const mails = await mailed(id)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We send parcel 1 of your order CM-.+ once more$/),
    ])
    expect(mails[0]!.text).toContain('write to you when it leaves')
    expect(mails[0]!.text).toMatch(/2 × .+: \w{8}/)
  })

  it('tell when and where an order is ready to collect; not once it is unpacked again', async () => {
    const place = { id: 1, name: 'Main warehouse', address: HOME, hours: 'Mon to Fri 8 to 17' }
    const delivery = { kind: 'collect', from: null, to: null, place }
    const { id } = await packed(delivery)
    const [ready] = await mailed(id)
    expect(ready!.subject).toMatch(/is ready to collect$/)
    for (const line of ['Main warehouse', '1 Main St', 'Mon to Fri 8 to 17']) expect(ready!.text).toContain(line)
    const second = await packed(delivery)
    await asAdmin('POST', `/parcels/${second.parcel._id}/unpack`, { version: second.parcel.version })
    expect(await mailed(second.id)).toEqual([])
  })

  it('ask for what a change costs, and say that it was made, dropped or sent back', async () => {
    const { buyer, shop, todo } = till
    const { id } = await todo.aPaidOrder()
    await mailed(id)
    const change = (body: object) => asAdmin('POST', `/orders/${id}/changes`, body)
    await change({ more: [{ line: 0, quantity: 1 }], reason: 'As you asked' })
    const [asks] = await mailed(id)
    expect(asks!.subject).toMatch(/^Please pay \$40 more for your order CM-/)
    expect(asks!.text).toMatch(/We can change your order CM-\S+: 1 × .+ more\. That costs \$40 more\./)
    expect(asks!.text).toContain('for 6 hours')
    expect(asks!.text).toContain('Why: As you asked')
    expect(asks!.text).toMatch(new RegExp(`/order/${id}\\?key=${id}\\.`))
    await shop.call('POST', `/orders/${id}/changes/withdraw`, { token: buyer.token })
    expect((await mailed(id))[0]!.text).toMatch(/your order CM-\S+ stays as it was, without it: 1 × /)
    const cheap = await addPart(shop, { price: 10, stock: 5 })
    await change({
      less: [{ line: 0, quantity: 1 }],
      add: [{ part: cheap, quantity: 1 }],
      reason: 'The other one broke',
    })
    const [changed] = await mailed(id)
    expect(changed!.text).toMatch(/was changed: 1 × .+ instead of 1 × .+\. *\n+We are sending \$30 back/)
    expect(changed!.text).toContain('Units exchanged: -$10')
    expect(changed!.text).toContain('Why: The other one broke')
  })

  it('say which units were cancelled, and what of the total goes back', async () => {
    const { buyer, shop, todo } = till
    const { id } = await todo.aPaidOrder()
    await mailed(id)
    const lines = [{ line: 0, quantity: 1 }]
    await shop.call('POST', `/orders/${id}/cancel-lines`, { token: buyer.token, body: { lines } })
    const rows = /2 × .+, \w{8}: \$80\. 1 of it cancelled\n[^]+Total: \$84\nSent back: -\$40/
    const [cancelled] = await mailed(id)
    expect(cancelled!.text).toMatch(rows)
    expect(cancelled!.text).not.toContain('Why:')
    await asAdmin('POST', `/orders/${id}/messages`, { text: 'It leaves today.' })
    expect((await mailed(id))[0]!.text).toMatch(rows)
  })

  it.each([
    ['cancel-lines', /^Part of your order .+ was cancelled$/],
    ['cancel', /^Your order .+ was cancelled$/],
  ])('say why the shop cancelled: %s', async (door, subject) => {
    const { id } = await till.todo.aPaidOrder()
    await mailed(id)
    const lines = [{ line: 0, quantity: 1 }]
    await asAdmin('POST', `/orders/${id}/${door}`, { lines, reason: 'Our supplier has none left' })
    const [mail] = await mailed(id)
    expect(mail!.subject).toMatch(subject)
    expect(mail!.text).toContain('Why: Our supplier has none left')
  })

  it('do not say that an order stays as it was once it is cancelled', async () => {
    const { buyer, shop, todo } = till
    const { id } = await todo.aPaidOrder()
    await asAdmin('POST', `/orders/${id}/changes`, { more: [{ line: 0, quantity: 1 }] })
    await shop.charge(await shop.open(buyer, id, 40))
    expect((await shop.call('POST', `/orders/${id}/cancel`, { token: buyer.token })).status).toBe(200)
    await releasePayments(asSystem(shop), { orderId: id })
    const subjects = (await mailed(id)).map(({ subject }) => subject).join()
    expect(subjects).not.toContain('stays as it was')
    expect(subjects).toContain('We could not fill your order')
  })

  it('say why money goes back, and when the last of it ends the order', async () => {
    const { id } = await till.todo.aPaidOrder()
    await mailed(id)
    await asAdmin('POST', `/orders/${id}/refunds`, { amount: 10, reason: 'late' })
    await till.todo.sendPendingRefunds(id)
    const first = (await mailed(id))[0]!.text
    expect(first).toContain('Why: late')
    expect(first).not.toContain('cancelled')
    await asAdmin('POST', `/orders/${id}/refunds`, { reason: 'recalled' })
    await till.todo.sendPendingRefunds(id)
    expect((await mailed(id))[0]!.text).toContain('so the order is cancelled: what was not sent stays here.')
  })

  it('say why units, and then the whole order, were cancelled', async () => {
    const { id } = await till.todo.aPaidOrder()
    await mailed(id)
    await asAdmin('POST', `/orders/${id}/cancel-lines`, { lines: [{ line: 0, quantity: 1 }], reason: 'broken here' })
    expect((await mailed(id))[0]!.text).toMatch(/was cancelled from your order .+: 1 × .+\n+Why: broken here/)
    await asAdmin('POST', `/orders/${id}/cancel`, { reason: 'recalled' })
    expect((await mailed(id))[0]!.text).toMatch(/was cancelled\. [^]+Why: recalled/)
    const other = await till.todo.aPaidOrder()
    await asAdmin('POST', `/orders/${other.id}/cancel`, {})
    expect((await mailed(other.id))[0]!.text).not.toContain('Why:')
  })

  const pickUp = { kind: 'collect', place: { id: 1, name: 'Main warehouse' } }
  const packOne = (id: string) => asAdmin('POST', `/orders/${id}/parcels`, { lines: [{ line: 0, quantity: 1 }] })
  const isReady = async (id: string) =>
    (await mailed(id)).filter(({ subject }) => subject.endsWith('is ready to collect')).length

  it('say only once that an order is ready to collect: when nothing of it is left to pack', async () => {
    const { id } = await till.todo.aPaidOrder()
    await promise(id, pickUp)
    expect([(await packOne(id)).status, await isReady(id)]).toEqual([201, 0])
    expect([(await packOne(id)).status, await isReady(id)]).toEqual([201, 1])
  })

  it('say that it is ready to collect, too, when what was left to pack is cancelled', async () => {
    const { id } = await till.todo.aPaidOrder()
    await promise(id, pickUp)
    await packOne(id)
    const { status } = await asAdmin('POST', `/orders/${id}/cancel-lines`, { lines: [{ line: 0, quantity: 1 }] })
    expect([status, await isReady(id)]).toEqual([200, 1])
  })
})

it('mails that follow each other share connections to the mail server', async () => {
  const { shop, todo } = till
  const target = new URL(shop.config.SMTP_URL!)
  let connections = 0
  const proxy = createServer((socket) => {
    connections += 1
    const server = connect(Number(target.port), target.hostname)
    socket.on('error', () => server.destroy()).pipe(server)
    server.on('error', () => socket.destroy()).pipe(socket)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  onTestFinished(() => void proxy.close())
  const url = `smtp://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const { id: orderId } = await todo.anOrder()
  const ctx = { ...asSystem(shop), config: { ...shop.config, SMTP_URL: url } }
  await Promise.all(Array.from({ length: 40 }, () => mailOrder(ctx, { orderId, kind: 'received' })))
  expect(connections).toBeLessThanOrEqual(5)
})
