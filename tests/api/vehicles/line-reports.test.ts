import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApplicationRow } from '#domain/fitment'
import type { FitReport } from '#domain/fitment/schema'
import { mailContent } from '../../../domain/notifications/mail-content.ts'
import { mail, type Mail } from '#domain/notifications/schema'
import { addPartFor, carOf, orderLines, type TestCar } from '../../support/catalogue/fitting-parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let buyer: Person
let stranger: Person
let admin: Person
let camry: TestCar
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  ;[buyer, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
  camry = await carOf(shop, 'Toyota', 'Camry')
  await sql`delete from car_spec where model_id = ${camry.model}`.execute(shop.ctx.db)
})
afterAll(() => shop.close())

const sport = { kind: 'with', value: 'sport suspension' } as const

/** A part of $ 100 that fits the Camry. */
const partFor = (given?: Partial<ApplicationRow>) => addPartFor(shop, camry.model, given)

const place = (items: Record<string, number>, lines: object[]) => orderLines(shop, buyer, items, lines)

describe('a report that the fit of an order’s line is wrong', () => {
  const what = 'The holes do not match.'
  const report = (order: string, body: object, person: Person | undefined = buyer) =>
    shop.call('POST', `/orders/${order}/fit-reports`, { token: person?.token, body })
  const queue = async (): Promise<FitReport[]> =>
    (await shop.call('GET', '/fit-reports?limit=100', { token: admin.token })).body.items

  it('takes part, car and answers from the line, and the queue shows the order and what it said', async () => {
    const [first, open] = [await partFor(), await partFor({ conditions: [sport] })]
    const is = ['disc-front:296']
    const { body: order } = await place({ [first]: 1, [open]: 1 }, [
      { part: first, quantity: 1 },
      { part: open, quantity: 1, car: camry.car, engine: camry.engines[0]!.id, is, knows: true },
    ])
    const { status, body } = await report(order._id, { line: 1, what })
    expect(status, JSON.stringify(body)).toBe(200)
    const label = order.lines[1].fit.label
    expect((await queue()).find(({ _id }) => _id === body.insertedId)).toMatchObject({
      part: { _id: open },
      car: expect.stringMatching(`^${label}, .*296 mm$`),
      known: true,
      what,
      by: { email: buyer.email },
      order: {
        _id: order._id,
        number: order.orderNumber,
        told: `${label}: may fit, only with sport suspension; checked before buying`,
      },
    })
    const other = await shop.call('POST', '/fit-reports', { body: { part: first, carName: 'Audi A4', what } })
    expect((await queue()).find(({ _id }) => _id === other.body.insertedId)?.order).toBe(null)
  })

  it('comes from its buyer or an admin alone', async () => {
    const part = await partFor()
    const { body: order } = await place({ [part]: 1 }, [{ part, quantity: 1, car: camry.car }])
    const before = (await queue()).length
    const as = async (person: Person | undefined, id = order._id) =>
      (await shop.call('POST', `/orders/${id}/fit-reports`, { token: person?.token, body: { line: 0, what } })).status
    expect([await as(undefined), await as(stranger), await as(buyer, 'no-such')]).toEqual([401, 404, 404])
    expect((await queue()).length).toBe(before)
    expect([await as(buyer), await as(admin)]).toEqual([200, 200])
    expect((await queue()).slice(before).map(({ by }) => by?.email)).toEqual([buyer.email, admin.email])
  })

  it('about a line that is not there, for no car or of a part that is gone is refused', async () => {
    const [named, unnamed] = [await partFor(), await partFor()]
    const { body: order } = await place({ [named]: 1, [unnamed]: 1 }, [
      { part: named, quantity: 1, car: camry.car },
      { part: unnamed, quantity: 1 },
    ])
    const wrong = [
      ['line', { line: 1, what }],
      ['line', { line: 2, what }],
      ['line', { line: -1, what }],
      ['line', { line: '0', what }],
      ['line', { line: 1e9, what }],
      ['line', { what }],
      ['what', { line: 0, what: ' ' }],
      ['what', { line: 0 }],
      ['img', { line: 0, what, img: 'https://elsewhere.example/pixel.gif' }],
    ] as const
    for (const [field, body] of wrong) {
      const answer = await report(order._id, body)
      expect([answer.status, Object.keys(answer.body.fields)], JSON.stringify(body)).toEqual([400, [field]])
    }
    await shop.call('DELETE', `/bestSeller/${named}`, { token: admin.token })
    expect((await report(order._id, { line: 0, what })).body.fields).toEqual({ line: 'This part is not sold here' })
  })

  it('stays when the car or the order goes', async () => {
    const part = await partFor()
    const { body: order } = await place({ [part]: 1 }, [{ part, quantity: 1, car: camry.car }])
    await sql`update order_line set fit = jsonb_set(fit, '{car}', '2000000000') where order_id = ${order._id}`.execute(
      shop.ctx.db,
    )
    const { body } = await report(order._id, { line: 0, what })
    const shown = async () => (await queue()).find(({ _id }) => _id === body.insertedId)
    expect(await shown()).toMatchObject({ car: camry.label, known: false, order: { _id: order._id } })
    await sql`delete from orders where id = ${order._id}`.execute(shop.ctx.db)
    expect(await shown()).toMatchObject({ car: camry.label, order: null })
  })

  it('is answered by mail to who sent it; a second answer takes the place of the first and is told, too', async () => {
    const part = await partFor()
    const { body: order } = await place({ [part]: 1 }, [{ part, quantity: 1, car: camry.car }])
    const mine = (await report(order._id, { line: 0, what })).body.insertedId
    const body = { part, carName: 'Audi A4', what }
    const nobodys = (await shop.call('POST', '/fit-reports', { body })).body.insertedId
    const shown = (await queue()).filter(({ _id }) => [mine, nobodys].includes(_id))
    expect(shown.map(({ hears }) => hears)).toEqual([buyer.email, null])
    const decide = async (id: string, said: object) =>
      (await shop.call('PUT', `/fit-reports/${id}`, { token: admin.token, body: said })).status
    const declined = { decision: 'declined', note: 'They are for the other axle.' }
    expect([await decide(nobodys, declined), await decide(mine, declined)]).toEqual([200, 200])
    expect(await decide(mine, { decision: 'corrected' })).toBe(409)
    expect(await decide(mine, { decision: 'corrected', again: true })).toBe(200)
    const more = { decision: 'corrected', note: 'The new list is out.' }
    expect(await decide(mine, { ...more, again: true })).toBe(200)
    const { rows } = await sql<{ data: Mail }>`
      select data from jobs.job where name = 'send-mail' and data ->> 'template' = 'fit-report-decided' order by created_on`.execute(
      shop.ctx.db,
    )
    expect(rows.map(({ data }) => data)).toMatchObject([
      { to: buyer.email, car: camry.label, part: { brand: 'Unbranded' }, ...declined, again: false },
      { to: buyer.email, decision: 'corrected', again: true },
      { to: buyer.email, ...more, again: false },
    ])
    const said = rows.map(({ data }) => mailContent(mail.parse(data), 'Camber').paragraphs.join(' '))
    expect(said[0]).toContain('leave our page as it is. They are for the other axle.')
    expect(said[1]).toContain('our answer has changed. Thank you! You were right')
  })
})
