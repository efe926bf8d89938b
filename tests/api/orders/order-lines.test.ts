import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApplicationRow, writeApplications } from '#domain/fitment'
import { mailOrder } from '#domain/orders'
import { drawInvoice } from '../../../domain/orders/invoice/draw-invoice.ts'
import { testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import { addPartFor, carOf, orderLines, type TestCar } from '../../support/catalogue/fitting-parts.ts'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { pdfText } from '../../support/shops/pdf-text.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let shop: TestShop
let buyer: Person
let stranger: Person
let admin: Person
let camry: TestCar
let golf: TestCar
beforeAll(async () => {
  sandbox = await testSandbox()
  shop = await openShop({ LIMITS: '100', SMTP_URL: sandbox.smtpUrl })
  ;[buyer, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
  camry = await carOf(shop, 'Toyota', 'Camry')
  golf = await carOf(shop, 'Volkswagen', 'Golf')
  await sql`delete from car_spec where model_id in (${camry.model}, ${golf.model})`.execute(shop.ctx.db)
})
afterAll(async () => {
  await expectInvariants(shop)
  await shop.close()
  await sandbox.close()
})

const sport = { kind: 'with', value: 'sport suspension' } as const

/** A part of $ 100 that fits the Camry, on a condition or for one engine alone. */
const partFor = (given?: Partial<ApplicationRow>, stock?: number) => addPartFor(shop, camry.model, given, stock)

const place = (items: Record<string, number>, lines: unknown, more: object = {}, person: Person | undefined = buyer) =>
  orderLines(shop, person, items, lines, more)

describe('an order’s lines', () => {
  it('keep for which car each piece is, what the shop said of it, and on what grounds', async () => {
    const [yes, no] = [await partFor(), await partFor()]
    const { status, body } = await place({ [yes]: 3, [no]: 1 }, [
      { part: yes, quantity: 2, car: camry.car },
      { part: yes, quantity: 1 },
      { part: no, quantity: 1, car: golf.car, knows: true },
    ])
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.total).toBe(400)
    const { rows } = await sql<{ id: number }>`
      select id from application where part_id = ${Number(yes)}`.execute(shop.ctx.db)
    const fit = { label: camry.label, car: camry.car, engine: null, is: [], fit: 'yes', reasons: [], ways: [] }
    expect(body.lines).toMatchObject([
      { partId: yes, quantity: 2, fit: { ...fit, knows: false, applications: rows.map(({ id }) => id) } },
      { partId: yes, quantity: 1, fit: null },
      {
        partId: no,
        quantity: 1,
        fit: { label: golf.label, fit: 'no', reasons: ['model'], knows: true, applications: [] },
      },
    ])
    expect(body.lines[0].fit.version).toBeGreaterThan(0)
    const shown = await shop.call('GET', `/orders/${body._id}`, { token: buyer.token })
    expect(shown.body.lines).toEqual(body.lines)
    const seen = await shop.call('GET', `/orders/${body._id}`, { token: admin.token })
    expect(seen.body.lines).toEqual(body.lines)
    expect((await shop.call('GET', `/orders/${body._id}`, { token: stranger.token })).status).toBe(404)
  })

  it('say it to the buyer in mail and invoice, and to admins in the export', async () => {
    const [yes, no] = [await partFor(), await partFor()]
    const { body: order } = await place({ [yes]: 1, [no]: 1 }, [
      { part: yes, quantity: 1, car: camry.car },
      { part: no, quantity: 1, car: golf.car, knows: true },
    ])
    const fits = `${camry.label}: fits`
    const fitsNot = `${golf.label}: does not fit, made for another model; bought anyway`
    const paid = { ...order, paidAt: order.createdAt, tranjactionId: 'pi_1' }
    const paper = pdfText(
      await drawInvoice({ order: paid, sentBack: 0, shop: 'Camber', seller: [], prices: shop.ctx.config.prices }),
    )
    // The reader of the paper knows one face, and mistakes other letters: these it reads.
    expect(paper).toContain(`${camry.label}: `)
    const { body: csv } = await shop.call('GET', '/orders/all.csv', { token: admin.token })
    const [first, second] = order.lines as { number: string }[]
    expect(csv).toContain(`${first!.number}: ${fits}; ${second!.number}: ${fitsNot}`)
    await mailOrder({ ...shop.ctx, actor: { kind: 'system', name: 'test' } }, { orderId: order._id, kind: 'received' })
    const mail = (await sandbox.mailBox.list(buyer.email)).find(({ subject }) => subject.includes(order.orderNumber))
    expect(mail?.text).toContain(`(${fits})`)
    expect(mail?.text).toContain(`(${fitsNot})`)
  })

  it('are judged by the version of the data of fit that was there', async () => {
    const part = await partFor()
    const lines = [{ part, quantity: 1, car: camry.car }]
    const versionOf = async () => (await place({ [part]: 1 }, lines)).body.lines[0].fit.version
    const before = await versionOf()
    expect(await versionOf()).toBe(before)
    const { token } = admin
    const engines = async () => {
      const { body } = await shop.call('GET', `/vehicles/${golf.car}`, { token })
      expect((await shop.call('PUT', `/vehicles/${golf.car}`, { token, body })).status).toBe(200)
    }
    const universal = async () => {
      const body = { name: 'Mat', price: 9, img: '/pictures/og.jpg', universal: true }
      expect((await shop.call('PUT', `/bestSeller/${await addPart(shop)}`, { token, body })).status).toBe(200)
    }
    const suits = () => sql`update part_type set suits = suits where id = 0`.execute(shop.ctx.db)
    for (const write of [partFor, engines, universal, suits]) {
      const earlier = await versionOf()
      await write()
      expect(await versionOf(), write.name).toBeGreaterThan(earlier)
    }
  })

  it('that do not fit, or depend on something open, are refused with their reasons until the buyer knows', async () => {
    const [yes, open, byEngine] = [
      await partFor(),
      await partFor({ conditions: [sport] }, 5),
      await partFor({ engineId: camry.engines[0]!.id }),
    ]
    const unknown = await addPart(shop, { price: 100 })
    const items = { [yes]: 1, [open]: 2, [byEngine]: 1, [unknown]: 1 }
    const lines = [
      { part: yes, quantity: 1, car: camry.car },
      { part: open, quantity: 1, car: golf.car },
      { part: open, quantity: 1, car: camry.car },
      { part: byEngine, quantity: 1, car: camry.car, engine: camry.engines[1]!.id },
      { part: unknown, quantity: 1, car: camry.car },
    ]
    const { status, body } = await place(items, lines)
    expect([status, body.code]).toEqual([409, 'fit'])
    expect(body.lines).toEqual([
      {
        line: 1,
        part: open,
        car: golf.car,
        label: golf.label,
        fit: 'no',
        reasons: ['model'],
        ways: [],
      },
      {
        line: 2,
        part: open,
        car: camry.car,
        label: camry.label,
        fit: 'maybe',
        reasons: ['with:sport suspension'],
        ways: [{ engineId: null, engine: null, conditions: [sport] }],
      },
      expect.objectContaining({ line: 3, part: byEngine, fit: 'no', reasons: ['engine'] }),
    ])
    expect(await stockOf(shop, open)).toBe(5)
    const one = await place(
      items,
      lines.map((line, n) => (n === 2 ? { ...line, is: ['with:sport suspension'] } : line)),
    )
    expect(one.body.lines.map(({ line }: { line: number }) => line)).toEqual([1, 3])
    const placed = await place(
      items,
      lines.map((line, n) => (n > 0 && n < 4 ? { ...line, knows: true } : line)),
    )
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    expect(placed.body.lines.map(({ fit }: { fit: { fit: string } }) => fit.fit)).toEqual([
      'yes',
      'no',
      'maybe',
      'no',
      'unknown',
    ])
    expect(await stockOf(shop, open)).toBe(3)
  })

  it.each([
    ['too few', [{ quantity: 1 }], 'lines.0.quantity'],
    ['too many', [{ quantity: 1 }, { quantity: 2 }], 'lines.0.quantity'],
    ['of another part', [{ quantity: 2 }, { part: '999999999', quantity: 1 }], 'lines.1.part'],
    ['none', [], 'lines'],
    ['no list', 'all', 'lines'],
    ['of no part', [{ part: '01', quantity: 2 }], 'lines.0.part'],
    ['none of a thing', [{ quantity: 0 }], 'lines.0.quantity'],
    ['a car by name', [{ quantity: 2, car: 'golf' }], 'lines.0.car'],
    ['a car that is not known', [{ quantity: 2, car: 2_147_483_647 }], 'lines.0.car'],
    ['an engine without a car', [{ quantity: 2, engine: 1 }], 'lines.0.engine'],
    ['an engine that the car has not', [{ quantity: 2, car: 'camry', engine: 2_147_483_647 }], 'lines.0.engine'],
    ['an answer to nothing', [{ quantity: 2, is: ['colour:red'] }], 'lines.0.is'],
    ['a doubtful yes', [{ quantity: 2, knows: 'perhaps' }], 'lines.0.knows'],
  ])('are refused, naming the field: %s', async (_, lines, field) => {
    const part = await partFor({}, 5)
    const given = Array.isArray(lines)
      ? lines.map((line: object) => ({
          part,
          ...line,
          ...('car' in line && line.car === 'camry' && { car: camry.car }),
        }))
      : lines
    const { status, body } = await place({ [part]: 2 }, given)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await stockOf(shop, part)).toBe(5)
  })

  it('must name every part of the items', async () => {
    const [one, other] = [await partFor(), await partFor()]
    const { status, body } = await place({ [one]: 1, [other]: 1 }, [{ part: one, quantity: 1 }])
    expect([status, body.fields]).toEqual([400, { lines: `No line has part ${other} of the items` }])
  })

  it('of a part that is no longer sold are refused as its items are', async () => {
    const { status, body } = await place({ 999999999: 1 }, [{ part: '999999999', quantity: 1, car: camry.car }])
    expect([status, Object.keys(body.fields)]).toEqual([400, ['items.999999999']])
  })

  it('are for those who are signed in, and for nobody else’s account', async () => {
    const part = await partFor()
    const lines = [{ part, quantity: 1, car: golf.car }]
    const body = { name: '', email: buyer.email, number: '', total: 100, items: { [part]: 1 }, lines }
    expect((await shop.call('POST', '/orders', { body })).status).toBe(401)
    expect((await shop.call('POST', '/orders', { token: stranger.token, body })).status).toBe(403)
  })

  it('hold each part once, for however many cars, and sell the last one once', async () => {
    const part = await partFor({}, 5)
    const lines = [
      { part, quantity: 1, car: camry.car },
      { part, quantity: 1, car: golf.car, knows: true },
    ]
    const answers = await Promise.all(Array.from({ length: 6 }, () => place({ [part]: 2 }, lines)))
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted()).toEqual([
      '201 ',
      '201 ',
      ...Array.from({ length: 4 }, () => '409 sold-out'),
    ])
    expect(await stockOf(shop, part)).toBe(1)
  })

  it('follow the list of the part that is written beside them: each order has one answer, the old or the new', async () => {
    const part = await partFor()
    const row = { modelId: golf.model, from: 2012, to: 2012, engineId: null, position: null, quantity: null }
    const lines = [{ part, quantity: 1, car: golf.car }]
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => place({ [part]: 1 }, lines))),
      writeApplications(shop.ctx, 'test', [{ ...row, partId: Number(part), conditions: [] }]),
    ])
    for (const { status, body } of answers) {
      if (status === 201) expect(body.lines[0].fit).toMatchObject({ fit: 'yes', applications: [expect.any(Number)] })
      else expect([status, body.code, body.lines?.[0]?.fit]).toEqual([409, 'fit', 'no'])
    }
    expect((await place({ [part]: 1 }, lines)).body.lines[0].fit.fit).toBe('yes')
  })
})
