import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfText, rectanglesOf } from '../../../tests/support/shops/pdf-text.ts'
import { KEYS, type Received, testSandbox, webhookReceiver } from '../support/test-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let shop: Awaited<ReturnType<typeof webhookReceiver>>
let answer = 200
beforeAll(async () => {
  shop = await webhookReceiver(() => answer)
  sandbox = await testSandbox({ carrierWebhookUrl: shop.url, barcodeOf: () => BARCODE })
})
beforeEach(async () => {
  await sandbox.control('/carrier/faults', undefined, 'DELETE')
  answer = 200
  shop.received.length = 0
})
afterAll(async () => {
  await sandbox.close()
  shop.close()
})

/** A barcode of three bars. */
const BARCODE = {
  bars: [
    { at: 0, width: 2 },
    { at: 3, width: 1 },
    { at: 7, width: 3 },
  ],
  width: 10,
}
const TO = {
  name: 'Zoë Łukasz',
  line1: '1 Main Street',
  city: 'Springfield',
  region: 'IL',
  postcode: '62701',
  country: 'US',
}
const ASKED = { reference: 'CB-1001-1', service: 'ground', grams: 9200, to: TO }
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: Record<string, any> }

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${sandbox.url}/carrier/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${KEYS.carrierSecret}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const buy = (key: string, asked: object = ASKED) => call('POST', '/shipments', asked, { 'Idempotency-Key': key })

test('a label is bought once for its key, and is a PDF with the address and the number', async () => {
  const { status, body } = await buy('one')
  expect(status).toBe(201)
  expect(body['cost']).toEqual({ amount: 500 + 19 * 75, currency: 'USD' })
  const text = await pdfText(Buffer.from(body['label'], 'base64'))
  for (const piece of [body['tracking'], 'Zoe ?ukasz', '1 Main Street', 'CB-1001-1']) expect(text).toContain(piece)
  const label = Buffer.from(body['label'], 'base64')
  expect(label.toString('latin1')).toContain(`/Alt (Barcode of ${body['tracking']})`)
  const drawn = rectanglesOf(label)
  const module = drawn[0]!.width / 2
  const inModules = drawn.map(({ x, width }) => ({ at: (x - drawn[0]!.x) / module, width: width / module }))
  expect(inModules.map(({ at, width }) => [Math.round(at), Math.round(width)])).toEqual(
    BARCODE.bars.map(({ at, width }) => [at, width]),
  )
  const again = await buy('one')
  expect([again.status, again.body['id'], again.body['tracking']]).toEqual([201, body['id'], body['tracking']])
  expect((await buy('one', { ...ASKED, grams: 1 })).status).toBe(409)
  expect((await buy('two')).body['id']).not.toBe(body['id'])
})

test('calls without the key, and what is no shipment, are refused', async () => {
  expect((await call('POST', '/shipments', ASKED, { Authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await call('POST', '/shipments', ASKED)).status).toBe(400)
  const { status, body } = await buy('none', { ...ASKED, grams: 0, to: { ...TO, country: 'usa' } })
  expect(status).toBe(400)
  expect(body['error'].message).toMatch(/grams[\s\S]*a country of two letters/)
})

test('a label is given back until its parcel is collected', async () => {
  const [kept, gone] = [(await buy('kept')).body, (await buy('gone')).body]
  expect(await call('DELETE', `/shipments/${gone['id']}`)).toEqual({ status: 200, body: { cancelled: true } })
  expect((await call('DELETE', `/shipments/${gone['id']}`)).status).toBe(200)
  await sandbox.control(`/carrier/shipments/${kept['id']}/events`, { what: 'collected' })
  expect((await call('DELETE', `/shipments/${kept['id']}`)).status).toBe(409)
  expect((await call('DELETE', '/shipments/shp_none')).status).toBe(404)
})

const signed = ({ body, signature }: Received) => {
  const [, time] = /^t=(\d+),v1=/.exec(signature)!
  return (
    signature === `t=${time},v1=${createHmac('sha256', KEYS.carrierSecret).update(`${time}.${body}`).digest('hex')}`
  )
}

test('what happens to a parcel stands on its page and is told to the shop, signed, until the shop takes it', async () => {
  const { body } = await buy('tracked')
  answer = 500
  const what = { what: 'in-transit', at: '2026-11-23T10:00:00.000Z', place: 'Peoria' }
  const event = await sandbox.control(`/carrier/shipments/${body['id']}/events`, what)
  await expect.poll(() => shop.received.length).toBeGreaterThan(1)
  answer = 200
  await expect.poll(() => sandbox.control('/carrier/webhooks/flush')).toEqual({ waiting: 0 })
  expect(new Set(shop.received.map(({ id }) => id))).toEqual(new Set([event['id']]))
  expect(shop.received.every(signed)).toBe(true)
  expect(JSON.parse(shop.received[0]!.body).data).toEqual({ shipment: body['id'], tracking: body['tracking'], ...what })
  const page = await (await fetch(body['trackingUrl'])).text()
  for (const piece of [body['tracking'], 'in transit', 'Peoria', '2026-11-23 10:00']) expect(page).toContain(piece)
  expect(page).not.toContain('Main Street')
})

test('a test can make it slow, failing and refusing, also after the label is bought', async () => {
  await sandbox.control('/carrier/faults', { failNext: { times: 1, status: 503 }, when: 'after' })
  expect((await buy('lost answer')).status).toBe(503)
  const { id } = (await buy('lost answer')).body
  const shipments = (await sandbox.control('/carrier/shipments', undefined, 'GET')) as unknown as {
    key: string
    id: string
  }[]
  expect(shipments.filter(({ key }) => key === 'lost answer').map((one) => one.id)).toEqual([id])
  await sandbox.control('/carrier/faults', { refuseNext: { times: 1, code: 'Nobody lives there.' } })
  expect(await buy('refused')).toEqual({ status: 422, body: { error: { message: 'Nobody lives there.' } } })
  await sandbox.control('/carrier/faults', { dropConnection: { times: 1 } })
  await expect(buy('cut')).rejects.toThrow()
})

test('on the page of parcels one comes back that could not be delivered, and the shop is told so', async () => {
  const { id } = (await buy('comes back')).body
  const next = async () => {
    const page = await (await fetch(`${sandbox.localUrl}/parcels`)).text()
    return [...page.matchAll(new RegExp(`/parcels/${id}/([a-z-]+)"`, 'g'))].map(([, step]) => step)
  }
  const seen = []
  for (const step of ['collected', 'in-transit', 'out-for-delivery', 'failed', 'returned']) {
    seen.push(await next())
    await fetch(`${sandbox.localUrl}/parcels/${id}/${step}`, { method: 'POST', redirect: 'manual' })
  }
  expect(seen).toEqual([
    ['collected'],
    ['in-transit'],
    ['out-for-delivery', 'lost'],
    ['delivered', 'failed'],
    ['out-for-delivery', 'returned'],
  ])
  expect(await next()).toEqual([])
  await expect.poll(() => shop.received.map(({ body }) => JSON.parse(body).data.what)).toContain('returned')
})
