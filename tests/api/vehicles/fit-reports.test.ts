import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FitReport } from '#domain/fitment/schema'
import type { VehicleOption } from '#domain/vehicles/schema'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let customer: Person
let part: string
beforeAll(async () => {
  shop = await openShop()
  ;[admin, customer, part] = [await makeAdmin(shop), await signUp(shop, { name: 'Pat Doe' }), await addPart(shop)]
})
afterAll(() => shop.close())

const PHOTO = `/media/${'0a1b2c3d'.repeat(4)}.640.webp`
const what = 'The outer holes are 4 mm off.'
const report = (body: object, token?: string) => shop.call('POST', '/fit-reports', { token, body })
const listed = async (open = true): Promise<FitReport[]> =>
  (await shop.call('GET', `/fit-reports?open=${open}`, { token: admin.token })).body.items
const decide = (id: string, body: object) => shop.call('PUT', `/fit-reports/${id}`, { token: admin.token, body })

describe('a report that the fit is wrong', () => {
  test('comes from anybody, about a car of the shop or one in words, and waits for an admin', async () => {
    const options = (await shop.call('GET', '/vehicles?make=toyota&model=camry')).body.options as VehicleOption[]
    const car = options.find(({ value }) => value === '2012')!.car!
    const [engine] = (await shop.call('GET', `/vehicles?car=${car}`)).body.options as [VehicleOption]
    const first = await report({ part, car, engine: engine.value, is: ['disc-front:296'], what })
    const second = await report({ part, carName: '1967 Citroen DS', what, img: PHOTO }, customer.token)
    expect([first.status, second.status]).toEqual([200, 200])
    const items = await listed()
    expect(items.map(({ _id }) => _id)).toEqual([first.body.insertedId, second.body.insertedId])
    expect(items).toMatchObject([
      { car: expect.stringMatching(`^2012 Toyota Camry ${engine.label}, .*296 mm$`), known: true, by: null, img: null },
      {
        car: '1967 Citroen DS',
        known: false,
        by: { name: 'Pat Doe', email: customer.email },
        img: PHOTO,
        decision: null,
      },
    ])
    expect(items[0]).toMatchObject({ what, part: { _id: part, name: 'Brake disc, front' } })
    expect((await shop.call('GET', '/overview', { token: admin.token })).body.fitReports).toBe(2)
  })

  test('with a photo of somebody who is not signed in is refused', async () => {
    expect((await report({ part, carName: 'Audi A4', what, img: PHOTO })).status).toBe(401)
  })

  test.each([
    ['part', { carName: 'Audi A4', what }],
    ['part', { part: '999999999', carName: 'Audi A4', what }],
    ['part', { part: 'x', carName: 'Audi A4', what }],
    ['carName', { part: '1', what }],
    ['car', { part: '1', car: 2_000_000_000, what }],
    ['car', { part: '1', car: 'Audi', what }],
    ['engine', { part: '1', car: 1, engine: 'V8', what }],
    ['engine', { part: '1', car: 1, engine: 2_000_000_000, what }],
    ['engine', { part: '1', carName: 'Audi A4', engine: 1, what }],
    ['is.1', { part: '1', car: 1, is: ['disc-front:296', 'no-such:x'], what }],
    ['what', { part: '1', carName: 'Audi A4', what: ' ' }],
    ['what', { part: '1', carName: 'Audi A4', what: 'x'.repeat(2001) }],
    ['email', { part: '1', carName: 'Audi A4', what, email: 'pat' }],
    ['email', { part: '1', carName: 'Audi A4', what, email: `${'p'.repeat(250)}@x.example` }],
    ['img', { part: '1', carName: 'Audi A4', what, img: 'https://elsewhere.example/pixel.gif' }],
  ])('with a wrong %s is refused, and told so', async (field, body) => {
    const { status, body: said } = await report(body, customer.token)
    expect([status, Object.keys(said.fields)]).toEqual([400, [field]])
  })

  test('is answered to the e-mail that its sender left; an account has one already', async () => {
    const sent = [
      await report({ part, carName: 'Audi A4', what, email: ' Guest@Example.com ' }),
      await report({ part, carName: 'Audi A4', what, email: '' }),
      await report({ part, carName: 'Audi A4', what, email: 'other@example.com' }, customer.token),
    ].map(({ body }) => body.insertedId)
    const shown = (await listed()).filter(({ _id }) => sent.includes(_id))
    expect(shown.map(({ hears }) => hears)).toEqual(['guest@example.com', null, customer.email])
    for (const id of sent) expect((await decide(id, { decision: 'corrected' })).status).toBe(200)
    const { rows } = await sql<{ to: string; name: string }>`
      select data ->> 'to' as to, data ->> 'name' as name from jobs.job
      where name = 'send-mail' and data ->> 'template' = 'fit-report-decided' order by created_on`.execute(shop.ctx.db)
    expect(rows).toEqual([
      { to: 'guest@example.com', name: '' },
      { to: customer.email, name: 'Pat Doe' },
    ])
  })

  test('is decided once, and who declines it says why', async () => {
    const { insertedId: id } = (await report({ part, carName: 'Audi A4', what })).body
    expect(Object.keys((await decide(id, { decision: 'declined' })).body.fields)).toEqual(['note'])
    expect(Object.keys((await decide(id, { decision: 'perhaps' })).body.fields)).toEqual(['decision'])
    expect((await decide(id, { decision: 'declined', note: 'They are for the other axle.' })).status).toBe(200)
    expect((await decide(id, { decision: 'corrected' })).status).toBe(409)
    expect((await decide('no-such', { decision: 'corrected' })).status).toBe(404)
    expect((await listed()).some(({ _id }) => _id === id)).toBe(false)
    const [newest] = await listed(false)
    expect(newest).toMatchObject({ _id: id, decision: { decision: 'declined', note: 'They are for the other axle.' } })
    const { rows } = await sql<{ actor: string; why: string }>`
      select actor, why from audit where action = 'fit-report.decide' and subject = ${id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ actor: admin.id, why: 'They are for the other axle.' }])
  })

  test('stays when its author goes, without a name, and goes with its part', async () => {
    const [person, gone] = [await signUp(shop), await addPart(shop)]
    const { insertedId: id } = (await report({ part: gone, carName: 'Audi A4', what }, person.token)).body
    await shop.call('DELETE', `/user/${person.id}`, { token: admin.token })
    expect((await listed()).find(({ _id }) => _id === id)?.by).toBe(null)
    await shop.call('DELETE', `/bestSeller/${gone}`, { token: admin.token })
    expect((await listed()).some(({ _id }) => _id === id)).toBe(false)
  })

  test('is read and decided by admins alone', async () => {
    const { insertedId: id } = (await report({ part, carName: 'Audi A4', what })).body
    for (const [token, status] of [
      [undefined, 401],
      [customer.token, 403],
    ] as const) {
      expect((await shop.call('GET', '/fit-reports', { token })).status).toBe(status)
      expect((await shop.call('PUT', `/fit-reports/${id}`, { token, body: { decision: 'corrected' } })).status).toBe(
        status,
      )
    }
  })
})

test('pages of reports follow each other in both orders', async () => {
  const own = await openShopFor()
  const { token } = await makeAdmin(own)
  const id = await addPart(own)
  for (let n = 0; n < 5; n++) await own.call('POST', '/fit-reports', { body: { part: id, carName: `car ${n}`, what } })
  const all = async (open: boolean) => {
    const cars: string[] = []
    let cursor = ''
    do {
      const { body } = await own.call('GET', `/fit-reports?open=${open}&limit=2${cursor && `&cursor=${cursor}`}`, {
        token,
      })
      cars.push(...body.items.map(({ car }: FitReport) => car))
      cursor = body.next ?? ''
    } while (cursor)
    return cars
  }
  const cars = Array.from({ length: 5 }, (_, n) => `car ${n}`)
  expect(await all(true)).toEqual(cars)
  await sql`update fit_report set decided_at = now(), corrected = true`.execute(own.ctx.db)
  expect(await all(false)).toEqual(cars.toReversed())
})

test('one address reports only so often; another still may', async () => {
  const own = await openShopFor({ LIMITS: '0.1' })
  const body = { part: await addPart(own), carName: 'Audi A4', what }
  const from = async (address: string) => (await own.call('POST', '/fit-reports', { body, from: address })).status
  expect([await from('203.0.113.9'), await from('203.0.113.9'), await from('203.0.113.9')]).toEqual([200, 200, 429])
  expect(await from('203.0.113.10')).toBe(200)
})
