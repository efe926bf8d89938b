import { createServer } from 'node:http'
import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carrierOf, purgeCarrierEvents } from '#domain/delivery'
import { Problem } from '#platform/errors'
import { KEYS, testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import { pdfText } from '../../support/shops/pdf-text.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let shop: TestShop
const server = createServer((request, response) => getRequestListener(shop.fetch)(request, response))
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const carrierWebhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/carrier-events`
  sandbox = await testSandbox({ carrierWebhookUrl })
  shop = await openShop({ CARRIER_URL: `${sandbox.url}/carrier`, CARRIER_SECRET: KEYS.carrierSecret })
})
beforeEach(() => sandbox.control('/carrier/faults', undefined, 'DELETE'))
afterAll(async () => {
  await sandbox.close()
  server.closeAllConnections()
  server.close()
  await shop.close()
})

const to = {
  name: 'Ann Lee',
  line1: '1 Main Street',
  city: 'Springfield',
  region: 'IL',
  postcode: '62701',
  country: 'US',
}
const asked = (key: string) => ({ key, reference: 'CB-1001-1', service: 'ground', grams: 9200, from: null, to })
const carrier = () => carrierOf(shop.ctx, 'connected')
const refusal = (call: Promise<unknown>): Promise<Problem> =>
  call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (err) => err,
  )
type Bought = { id: string; key: string; cancelled: boolean }
const shipments = async (key: string) =>
  ((await sandbox.control('/carrier/shipments', undefined, 'GET')) as unknown as Bought[]).filter(
    (one) => one.key === key,
  )

describe('the connected carrier', () => {
  test('sells a label: its number, its page, its PDF and its price', async () => {
    const label = await carrier().label!(asked('first'))
    expect(label).toMatchObject({ tracking: expect.stringMatching(/^SB\d{9}US$/), cost: 1925 })
    expect(label.trackingUrl).toBe(`${sandbox.url}/carrier/track/${label.tracking}`)
    expect(pdfText(label.pdf)).toContain(label.tracking)
    expect((await shipments('first')).map(({ id }) => id)).toEqual([label.shipment])
  })

  test('sells one label for a key, also when its answer was lost', async () => {
    await sandbox.control('/carrier/faults', { when: 'after', failNext: { times: 1, status: 503 } })
    const { shipment } = await carrier().label!(asked('lost'))
    expect((await carrier().label!(asked('lost'))).shipment).toBe(shipment)
    await sandbox.control('/carrier/faults', { dropConnection: { times: 1 } })
    expect((await carrier().label!(asked('lost'))).shipment).toBe(shipment)
    expect(await shipments('lost')).toHaveLength(1)
  })

  test('takes a label back', async () => {
    const { shipment } = await carrier().label!(asked('back'))
    await carrier().cancel!(shipment)
    expect(await shipments('back')).toMatchObject([{ cancelled: true }])
  })

  test('is said to be down when it does not answer, and its own words are told when it refuses', async () => {
    await sandbox.control('/carrier/faults', { failNext: { times: 2, status: 500 } })
    expect(await refusal(carrier().label!(asked('down')))).toMatchObject({ status: 503, code: 'carrier-down' })
    await sandbox.control('/carrier/faults', { refuseNext: { times: 1, code: 'Nobody lives there.' } })
    const refused = await refusal(carrier().label!(asked('refused')))
    expect(refused).toMatchObject({ status: 409, code: 'carrier-refused', phrase: { params: ['Nobody lives there.'] } })
    expect(await refusal(carrier().cancel!('shp_none'))).toMatchObject({ status: 409, code: 'carrier-unclear' })
  })

  test('sells none when none is connected, and by the table of rates nobody does', async () => {
    const without = await openShopFor()
    expect(carrierOf(without.ctx, 'connected')).toEqual({ code: 'connected' })
    expect(carrierOf(shop.ctx, 'own')).toEqual({ code: 'own' })
    expect((await without.call('POST', '/carrier-events', { body: {} })).status).toBe(404)
  })
})

const stored = async () =>
  (
    await sql<{ id: string; body: string }>`select id, body from carrier_event order by received_at`.execute(
      shop.ctx.db,
    )
  ).rows
const queued = async () =>
  (
    await sql<{ data: object }>`select data from jobs.job where name = 'note-tracking' order by created_on`.execute(
      shop.ctx.db,
    )
  ).rows

describe('tracking events', () => {
  test('are stored once and queued once, however often they come', async () => {
    const { shipment, tracking } = await carrier().label!(asked('tracked'))
    await sandbox.control('/carrier/faults', { webhook: { repeat: 2 } })
    const what = { what: 'collected', at: '2026-11-23T10:00:00.000Z', place: 'Peoria' }
    const { id } = await sandbox.control(`/carrier/shipments/${shipment}/events`, what)
    expect(await sandbox.control('/carrier/webhooks/flush')).toEqual({ waiting: 0 })
    await sandbox.control(`/carrier/events/${String(id)}/resend`)
    expect(await sandbox.control('/carrier/webhooks/flush')).toEqual({ waiting: 0 })
    expect((await stored()).map((event) => event.id)).toEqual([id])
    expect((await queued()).map(({ data }) => data)).toEqual([{ id, shipment, tracking, ...what }])
  })

  const event = (id: string) => ({
    id,
    type: 'tracking',
    data: { shipment: 's', tracking: 't', what: 'delivered', at: '2026-11-23T10:00:00Z', place: '' },
  })
  const deliver = (body: string, signature: string, with_: TestShop = shop) =>
    with_.fetch(
      new Request('http://shop/carrier-events', { method: 'POST', body, headers: { 'carrier-signature': signature } }),
    )
  const seconds = () => Math.floor(shop.ctx.clock.now().getTime() / 1000)
  const sign = (body: string, time = seconds(), secret = KEYS.carrierSecret) =>
    `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

  test('that are forged, old, from the future or unreadable are refused and leave nothing', async () => {
    const before = (await stored()).length
    const body = JSON.stringify(event('forged'))
    const wrong = [
      [body, ''],
      [body, 'nonsense'],
      [body, sign(body, seconds(), 'another-secret')],
      [`${body} `, sign(body)],
      [body, sign(body, seconds() - 3600)],
      [body, sign(body, seconds() + 3600)],
      ['', sign('')],
      ['[]', sign('[]')],
      ...[
        { ...event('x'), id: 7 },
        { ...event('x'), data: { ...event('x').data, what: 'eaten' } },
      ].map((one) => [JSON.stringify(one), sign(JSON.stringify(one))]),
    ] as [string, string][]
    for (const [sent, signature] of wrong) expect((await deliver(sent, signature)).status, signature).toBe(400)
    expect(await stored()).toHaveLength(before)
    expect((await deliver(body, sign(body))).status).toBe(200)
    expect(await stored()).toHaveLength(before + 1)
  })

  test.each([
    ['data.at', { at: '0000-01-01T00:00:00Z' }],
    ['data.what', { what: 'eaten' }],
  ])('of which the shop cannot keep a field are refused at the door, naming %s', async (field, wrong) => {
    const before = (await stored()).length
    const body = JSON.stringify({ ...event('odd'), data: { ...event('odd').data, ...wrong } })
    const answer = await deliver(body, sign(body))
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
    expect(await stored()).toHaveLength(before)
  })

  test('are forgotten after 30 days', async () => {
    await sql`insert into carrier_event (id, body, received_at) values
      ('evt_kept', '', now() - interval '29 days'), ('evt_gone', '', now() - interval '31 days')`.execute(shop.ctx.db)
    await purgeCarrierEvents(shop.ctx)
    const ids = (await stored()).map(({ id }) => id)
    expect([ids.includes('evt_kept'), ids.includes('evt_gone')]).toEqual([true, false])
  })
})
