import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { workOnImport } from '#domain/supply'
import { createApi } from '#api'
import { loadVinCodes } from '#domain/vin'
import { AMOUNTS } from '#common/amounts'
import { anAmount } from '#common/fields'
import { typesOf } from '../../../scripts/api-types/index.ts'
import { signWebhook } from '#sandbox'
import { KEYS } from '../../../demo/sandbox/support/test-sandbox.ts'
import { signUp } from '../../support/shops/people.ts'
import { ask } from '../../spec/requests.ts'
import { CALLS } from '../../spec/roles.ts'
import { openStage, type Stage } from '../../spec/stage.ts'

type Described = { description: string; content?: Record<string, { schema: z.ZodType }> }
type Route = {
  method: string
  path: string
  security?: object[]
  request?: { query?: unknown; body?: unknown; headers?: unknown }
  responses: Record<string, Described>
}

let stage: Stage
let routes: Map<string, Route>
type Taken = { requestBody?: { content: Record<string, { schema: z.core.JSONSchema.JSONSchema }> } }
let paths: Record<string, Record<string, Taken>>
beforeAll(async () => {
  stage = await openStage()
  const definitions = createApi(stage.shop.ctx).openAPIRegistry.definitions as { type: string; route: Route }[]
  routes = new Map(
    definitions.flatMap(({ type, route }) =>
      type === 'route' ? [[`${route.method.toUpperCase()} ${route.path}`, route]] : [],
    ),
  )
  paths = (await stage.as(undefined, 'GET', '/openapi.json')).body.paths
})
afterAll(() => stage.close())

const seen = new Set<string>()
type Answer = Awaited<ReturnType<Stage['as']>>

/** An answer is one that the description has: its status, and its JSON to the last member. */
function expectDescribed(call: string, { status, body, headers }: Answer) {
  seen.add(`${call} ${status}`)
  const described = routes.get(call)?.responses[status]
  expect(described, `${call} answers ${status}: ${JSON.stringify(body)}`).toBeDefined()
  if (status >= 300 && status < 400) return
  const type = headers.get('content-type')?.split(';')[0]
  if (!type) return
  const schema = described!.content?.[type]?.schema
  expect(schema, `${call} ${status} is ${type}`).toBeDefined()
  if (type === 'application/json') expect(schema!.parse(body)).toEqual(body)
  else if (type.endsWith('json')) schema!.parse(body)
}

const undescribed = ['GET /openapi.json', 'GET /docs']
const calls = Object.keys(CALLS).filter((call) => !undescribed.includes(call))

describe('responses match the description', () => {
  test.each(calls)('%s', async (call) => {
    const [method, path] = call.split(' ') as [string, string]
    const takes = paths[path]![method.toLowerCase()]!.requestBody?.content['application/json']?.schema
    for (const person of [undefined, stage.customer, stage.other, stage.admin]) {
      const answer = await ask(stage, call, person)
      expectDescribed(call, answer)
      if (takes && answer.status < 300) z.fromJSONSchema(takes).parse(answer.sent)
    }
  })

  test('lists that hold something', async () => {
    const { shop, customer, admin, as } = stage
    for (const query of ['q=brake+disc+audi+a4+2012', 'q=brkae+xyzzy', 'make=audi&model=a4', 'q=zzzz9999', 'limit=1'])
      expectDescribed('GET /parts', await as(undefined, 'GET', `/parts?${query}`))
    for (const id of [1, 2, 3, 40, 400]) expectDescribed('GET /parts/{id}', await as(undefined, 'GET', `/parts/${id}`))
    for (const q of ['brake', 'audi', 'kov', 'brake disc au'])
      expectDescribed('GET /parts/suggest', await as(undefined, 'GET', `/parts/suggest?q=${q}`))
    for (const query of ['make=audi', 'make=audi&model=a4', 'make=audi&model=a4&year=2012'])
      expectDescribed('GET /vehicles', await as(undefined, 'GET', `/vehicles?${query}`))
    const years = (await as(undefined, 'GET', '/vehicles?make=audi&model=a4')).body.options
    for (const job of ['front-brakes', 'oil-service', 'motorcycle-chain'])
      expectDescribed('GET /repairs/{slug}', await as(undefined, 'GET', `/repairs/${job}?car=${years[9].car}`))
    await loadVinCodes(shop.url)
    for (const vin of ['1HGCM82633A004352', '1HGCM82633A004325', 'WVWZZZ1KZAW000001'])
      expectDescribed('POST /vin', await shop.call('POST', '/vin', { body: { vin } }))
    await Promise.all([stage.profile(), stage.review(), stage.correction(), stage.order()])
    const { id } = await stage.paidOrder()
    await as(admin, 'POST', `/orders/${id}/refunds`, { reason: 'Did not fit' })
    expectDescribed('GET /orders/{id}/refunds', await as(customer, 'GET', `/orders/${id}/refunds`))
    expectDescribed('GET /overview', await as(admin, 'GET', '/overview'))
    const headers = { cookie: customer.cookie }
    expectDescribed('GET /auth/get-session', await shop.call('GET', '/auth/get-session', { headers }))
  })

  test('responses to mailed links and to the provider', async () => {
    const { shop } = stage
    const { password, cookie } = await signUp(shop)
    const tokenOf = async (template: string) => {
      const { rows } = await sql<{ token: string }>`
        select split_part(data ->> 'link', 'token=', 2) as token from jobs.job
        where name = 'send-mail' and data ->> 'template' = ${template} order by created_on desc limit 1`.execute(
        shop.ctx.db,
      )
      return rows[0]!.token
    }
    const asked = { newEmail: 'newest@camber.example', currentPassword: password }
    await shop.call('POST', '/auth/new-email', { body: asked, headers: { cookie } })
    const taken = { body: { token: await tokenOf('new-email') }, headers: { cookie } }
    expectDescribed('POST /auth/confirm-new-email', await shop.call('POST', '/auth/confirm-new-email', taken))
    await shop.call('POST', '/auth/request-password-reset', { body: { email: asked.newEmail } })
    const body = { token: await tokenOf('reset-password'), newPassword: 'spanner-43' }
    expectDescribed('POST /auth/reset-password', await shop.call('POST', '/auth/reset-password', { body }))
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'charge.succeeded',
      data: { object: { id: 'ch_1', object: 'charge' } },
    }
    const headers = { 'stripe-signature': signWebhook(JSON.stringify(event), KEYS.webhookSecret) }
    expectDescribed('POST /stripe/webhook', await shop.call('POST', '/stripe/webhook', { body: event, headers }))
    const at = shop.ctx.clock.now().toISOString()
    const told = { id: 'cev_1', data: { shipment: 'shp_1', tracking: 'SB1', what: 'delivered', at } }
    const signed = { 'carrier-signature': signWebhook(JSON.stringify(told), KEYS.carrierSecret) }
    expectDescribed('POST /carrier-events', await shop.call('POST', '/carrier-events', { body: told, headers: signed }))
  })

  test('a label that a carrier sells', async () => {
    const { shop, admin, as } = stage
    const id = await stage.addressedOrder()
    const to = {
      name: 'Robin Berg',
      line1: '12 Foundry Lane',
      city: 'Detroit',
      region: 'MI',
      postcode: '48201',
      country: 'US',
    }
    const how = { id: 'standard', name: 'Ground', kind: 'ship', carrier: 'connected', from: null, to: null }
    await sql`
      update orders set ship_to = ${JSON.stringify(to)}, delivery = ${JSON.stringify(how)} where id = ${id}`.execute(
      shop.ctx.db,
    )
    const { body: parcel } = await as(admin, 'POST', `/orders/${id}/parcels`, {})
    const asked = { version: parcel.version, grams: 700 }
    expectDescribed('POST /parcels/{id}/label', await as(admin, 'POST', `/parcels/${parcel._id}/label`, asked))
    expectDescribed('GET /parcels/labels.pdf', await as(admin, 'GET', `/parcels/labels.pdf?id=${parcel._id}`))
  })

  test('a file that is corrected, applied and undone', async () => {
    const { shop, admin, as } = stage
    const csv = 'brand,number,name,type,price\nunbranded,Z 1,Disc,other-parts,40\nunbranded,Z 2,Disc,other-parts,9.50\n'
    const { body } = await as(admin, 'POST', `/imports?supplier=${await stage.supplier()}&name=parts.csv`, csv)
    const path = `/imports/${body.id}`
    await workOnImport(shop.ctx, body.id)
    const corrected = await as(admin, 'PATCH', `${path}/rows/3`, { theirs: { price: '41' } })
    expectDescribed('PATCH /imports/{id}/rows/{n}', corrected)
    expectDescribed('POST /imports/{id}/apply', await as(admin, 'POST', `${path}/apply`))
    await workOnImport(shop.ctx, body.id)
    expectDescribed('POST /imports/{id}/undo', await as(admin, 'POST', `${path}/undo`, {}))
  })

  test('a row that contradicts another and is right all the same', async () => {
    const { shop, admin, as } = stage
    const { body: part } = await as(undefined, 'GET', '/parts/1')
    const lines = [2, 4].map((quantity) => `${part.brand.name},${part.number},2012,2012,Audi,A4,${quantity}`)
    const csv = ['brand,number,year_from,year_to,make,model,quantity', ...lines, ''].join('\n')
    const { body } = await as(admin, 'POST', `/imports?supplier=${await stage.supplier()}&name=cars.csv`, csv)
    await workOnImport(shop.ctx, body.id)
    expectDescribed('POST /imports/{id}/allow', await as(admin, 'POST', `/imports/${body.id}/allow`, { n: 3 }))
  })

  test('a payment of which the provider does not know yet', async () => {
    const { shop, customer } = stage
    const id = await stage.order()
    const intent = await shop.open(customer, id, 84)
    await shop.sandbox.control('/faults', { processNext: { times: 1 } })
    await shop.charge(intent)
    const answer = await shop.claim(customer, id, intent)
    expect(answer.status).toBe(202)
    expectDescribed('PATCH /orders/{id}', answer)
  })
})

test('every success that is described was among them', () => {
  const described = [...routes].flatMap(([call, { responses }]) =>
    Object.keys(responses).map((one) => `${call} ${one}`),
  )
  expect(described.filter((one) => / 2\d\d$/.test(one) && !seen.has(one))).toEqual([])
})

describe('every call says', () => {
  test.each(calls)('%s: what it refuses', (call) => {
    const { security, request, responses } = routes.get(call)!
    const takes = request?.query ?? request?.body ?? request?.headers
    if (takes) expect(responses).toHaveProperty('400')
    expect(responses).toMatchObject({ 401: {}, 503: {}, default: {} })
    expect(security, 'who may call').toBeDefined()
  })
})

describe('generators take it', () => {
  test('the recommended rules find nothing, not even something to warn of', async () => {
    const config = { ...stage.shop.config, baseUrl: 'https://camber.example' }
    const answer = await createApi({ ...stage.shop.ctx, config }).request('/api/openapi.json')
    const rules = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: await answer.text(), config: rules })
    const shown = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
    expect(shown).toEqual([])
  })

  test('the browser is written for it as it is: if not, `npm run types`', async () => {
    const { body } = await stage.as(undefined, 'GET', '/openapi.json')
    const known = await readFile(join(import.meta.dirname, '../../../app/web/api-description.d.ts'), 'utf8')
    expect(known).toBe(await typesOf(body))
  })

  test('the cookie that it names is the one that signing in sets', async () => {
    const { body } = await stage.as(undefined, 'GET', '/openapi.json')
    expect(stage.customer.cookie).toContain(`${body.components.securitySchemes.session.name}=`)
  })
})

test('every pattern is one for any language: it needs no flag', async () => {
  const { body } = await stage.as(undefined, 'GET', '/openapi.json')
  const patterns = [...JSON.stringify(body).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
    JSON.parse(text!),
  )
  expect(patterns.length).toBeGreaterThan(50)
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern, 'u')).not.toThrow()
    expect(pattern).not.toMatch(/\\p|--|\/[a-z]+$/)
  }
})

test('no shape is left open', async () => {
  const { body } = await stage.as(undefined, 'GET', '/openapi.json')
  const open: string[] = []
  const look = (value: unknown, path: string) => {
    if (value === null || typeof value !== 'object') return
    if (/\/(schema|items|properties\/\w+)$/.test(path) && Object.keys(value).every((key) => key === 'description'))
      open.push(path)
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}/${key}`)
  }
  look(body, '')
  expect(open).toEqual([])
})

test('an amount is described as one, and known by its name', async () => {
  const { components } = (await stage.as(undefined, 'GET', '/openapi.json')).body
  const described = new Set<string>()
  const others = new Set<string>()
  const walk = (schema: Record<string, unknown>) => {
    for (const [name, of] of Object.entries((schema['properties'] ?? {}) as Record<string, Record<string, unknown>>))
      if ([of['type']].flat().some((type) => type === 'number' || type === 'integer'))
        (String(of['description']).endsWith(anAmount.description!) ? described : others).add(name)
    for (const inner of Object.values(schema)) if (inner && typeof inner === 'object') walk(inner as never)
  }
  walk(components)
  const { paths } = (await stage.as(undefined, 'GET', '/openapi.json')).body
  for (const calls of Object.values(paths as Record<string, Record<string, { responses: object }>>))
    for (const { responses } of Object.values(calls)) walk(responses as never)
  expect(described).toEqual(AMOUNTS)
  expect(others.intersection(AMOUNTS)).toEqual(new Set())
})

test('each limit, and each way in of its own, belongs to a call that there is', () => {
  const there = new Set(
    [...routes.keys(), ...undescribed].map((call) => call.split(' ')[1]!.replaceAll(/{(\w+)}/g, ':$1')),
  )
  const named = createApi(stage.shop.ctx).routes.map(({ path }) => path)
  expect(new Set(named.filter((path) => !path.includes('*') && !there.has(path)))).toEqual(new Set())
})
