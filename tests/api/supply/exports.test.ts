import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unguarded } from '#common/csv'
import { makeAdmin } from '../../support/shops/people.ts'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await makeAdmin(shop)).token
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.call('GET', `/exports/${path}`, { token, headers })
const rowsOf = (csv: string, delimiter = ',') =>
  parse(csv, { columns: true, delimiter, bom: true }) as Record<string, string>[]
const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.fetch(
    new Request(`http://shop/exports/${path}`, { headers: { ...headers, authorization: `Bearer ${token}` } }),
  )
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const write = (given: object) => shop.call('POST', '/bestSeller', { token, body: { ...PART, ...given } })
const PART = { name: 'Brake disc', price: 89, img: 'https://pictures.example/disc.jpg', category: 'brake-discs' }

describe('parts as CSV', () => {
  it('are all parts, with what a seller keeps of them', async () => {
    const { status, body, headers } = await get('parts.csv')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from part`.execute(shop.ctx.db)
    const parts = rowsOf(body)
    expect(parts).toHaveLength(rows[0]!.n)
    expect(Object.keys(parts[0]!)).toEqual(expect.arrayContaining(['brand', 'number', 'price', 'cost', 'status']))
  })

  it('are those of a list of the shop, by its address', async () => {
    const search = 'category=brake-pads&inStock=true&priceMax=60'
    const { count } = (await shop.call('GET', `/parts?${search}`)).body
    expect(count).toBeGreaterThan(0)
    const parts = rowsOf((await get(`parts.csv?${search}`)).body)
    expect(parts).toHaveLength(count)
    expect(new Set(parts.map(({ type }) => type))).toEqual(new Set(['brake-pads']))
  })

  it('never run in a spreadsheet, and are read back as they were, with any separator', async () => {
    await write({
      name: '=HYPERLINK("https://evil.example")',
      number: '-77 FORMULA',
      attributes: [['@x', '+1;2', null]],
    })
    await shop.heard()
    for (const [name, separator] of Object.entries({ comma: ',', semicolon: ';', tab: '\t' })) {
      const body = (await bytesOf(`parts.csv?separator=${name}&bom=true&q=77FORMULA`)).bytes.toString()
      expect(body.startsWith('\uFEFF')).toBe(true)
      expect(body).not.toMatch(/(^|[\n,;\t])"?[=+@-]\S/)
      const [row] = rowsOf(body, separator)
      expect(unguarded(row!['name']!)).toBe('=HYPERLINK("https://evil.example")')
      expect(unguarded(row!['number']!)).toBe('-77 FORMULA')
      expect(unguarded(row!['attributes']!)).toBe('@x = +1;2')
    }
  })

  it('of a supplier are those that its files hold and those that it brought', async () => {
    const { body: supplier } = await shop.call('POST', '/suppliers', { token, body: { name: 'Parts of Example' } })
    await sql`
      with s as (select source_id from supplier where id = ${supplier.id}),
        brought as (update part set source_id = s.source_id from s where id = (select min(id) from part))
      insert into supplied (source_id, kind, part_id, import_id) select s.source_id, 'stock', (select max(id) from part), 'x' from s`.execute(
      shop.ctx.db,
    )
    expect(rowsOf((await get(`parts.csv?supplier=${supplier.id}`)).body)).toHaveLength(2)
    expect((await get('parts.csv?supplier=999')).body).toMatchObject({
      status: 400,
      fields: { supplier: expect.any(String) },
    })
  })

  it('are refused by field where the search is none, before a byte is sent', async () => {
    expect((await get('parts.csv?brand=no-such')).body.fields).toHaveProperty('brand')
    expect((await get('parts.csv?rating=9')).body.fields).toHaveProperty('rating')
    expect((await get('parts.doc')).body.fields).toHaveProperty('file')
    expect((await get('aces.xml?ids=999')).body.fields).toHaveProperty('ids')
  })

  it('are compressed by name, or where the caller takes that', async () => {
    const plain = (await bytesOf('parts.csv?category=brake-pads')).bytes
    const named = await bytesOf('parts.csv.gz?category=brake-pads')
    expect(named.headers.get('content-encoding')).toBeNull()
    expect(gunzipSync(named.bytes).equals(plain)).toBe(true)
    const accepted = await bytesOf('parts.csv?category=brake-pads', { 'accept-encoding': 'br, gzip;q=0.5' })
    expect(accepted.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(accepted.bytes).equals(plain)).toBe(true)
    const refused = await bytesOf('parts.csv?category=brake-pads', { 'accept-encoding': 'gzip;q=0' })
    expect(refused.bytes.equals(plain)).toBe(true)
  })
})

describe('vehicles as CSV', () => {
  it('have a row for each application of the parts', async () => {
    const rows = rowsOf((await get('applications.csv?category=brake-pads')).body)
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from application join part on part.id = part_id
      where type_id = (select id from part_type where slug = 'brake-pads')`.execute(shop.ctx.db)
    expect(rows).toHaveLength(counted[0]!.n)
    expect(rows[0]).toMatchObject({ make: expect.stringMatching(/./), year_from: expect.stringMatching(/^\d{4}$/) })
  })
})

describe('a feed for Google', () => {
  it('has an item for each part that is sold', async () => {
    await write({ name: 'Sold out & gone', number: 'QX-99871', stock: 0 })
    await shop.heard()
    const { body, headers } = await get('merchant.xml?q=QX-99871')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<g:mpn>QX-99871</g:mpn>')
    expect(body).toContain('Sold out &amp; gone')
    expect(body).toContain('<g:availability>out_of_stock</g:availability>')
    expect(body).toContain('<g:price>89.00 USD</g:price>')
    expect(body).toContain('<g:image_link>https://pictures.example/disc.jpg</g:image_link>')
    expect(body.match(/<item>/g)).toHaveLength(1)
    expect(body.trimEnd().endsWith('</rss>')).toBe(true)
  })
})

it('a feed for Google shows no drawing as the picture of a part', async () => {
  const [id] = await addParts(shop.ctx, [{ type: 'brake-discs', brand: 'kovara', name: 'Disc without a picture' }])
  await shop.heard()
  const { body } = await get('merchant.xml?q=disc%20without%20a%20picture')
  const item = (body as string).split('<item>').find((one) => one.includes(`<g:id>${id}</g:id>`))
  expect(item).toContain('Disc without a picture')
  expect(item).not.toContain('image_link')
})

describe('an address of a partner', () => {
  const make = (body: object) =>
    shop.call('POST', '/exports/addresses', { token, body, headers: { 'idempotency-key': crypto.randomUUID() } })
  const storedAnswers = async () => {
    const { rows } = await sql<{ body: string }>`select row_to_json(k)::text as body from idempotency_key k`.execute(
      shop.ctx.db,
    )
    return rows.map(({ body }) => body).join('')
  }
  const fetched = (url: string) => shop.call('GET', url.slice(url.indexOf('/exports/')))
  const list = async () => (await get('addresses')).body.items as { _id: string; fetchedAt: string | null }[]

  it('gives the file to whoever has the secret, without what the shop tells nobody', async () => {
    const { status, body } = await make({
      name: 'Garage Smith',
      file: 'parts.csv',
      search: '/shop?category=brake-pads',
    })
    expect(status).toBe(201)
    expect(JSON.stringify(await list())).not.toContain(new URL(body.url).searchParams.get('key'))
    const { rows } = await sql<{ kept: string }>`select row_to_json(a)::text as kept from export_address a`.execute(
      shop.ctx.db,
    )
    expect(rows.map(({ kept }) => kept).join('')).not.toContain(new URL(body.url).searchParams.get('key'))
    expect(await storedAnswers()).not.toContain(new URL(body.url).searchParams.get('key'))
    expect((await list())[0]).toMatchObject({ _id: body._id, fetchedAt: null })
    const answer = await fetched(body.url)
    expect(answer.status).toBe(200)
    const parts = rowsOf(answer.body)
    expect(new Set(parts.map(({ type }) => type))).toEqual(new Set(['brake-pads']))
    for (const column of ['cost', 'status']) expect(parts[0]).not.toHaveProperty(column)
    expect((await list())[0]!.fetchedAt).not.toBeNull()
  })

  it('refuses a wrong secret, another id and a revoked address alike', async () => {
    const { body } = await make({ name: 'Portal', file: 'merchant.xml' })
    const wrong = [`${body.url}x`, body.url.replace(/key=.*/, 'key='), body.url.replace(body._id, 'another')]
    for (const url of wrong) expect((await fetched(url)).status, url).toBe(404)
    const revoked = await shop.call('POST', `/exports/addresses/${body._id}/revoke`, { token })
    expect(revoked.body.revokedAt).not.toBeNull()
    expect((await fetched(body.url)).status).toBe(404)
    expect((await shop.call('POST', '/exports/addresses/another/revoke', { token })).status).toBe(404)
  })

  it('that is made and revoked stands in the log, and one of no list is refused', async () => {
    const { rows } = await sql<{ action: string }>`select action from audit where action like 'export.%'`.execute(
      shop.ctx.db,
    )
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['export.address', 'export.revoke']))
    expect((await make({ name: '', file: 'parts.csv' })).body.fields).toHaveProperty('name')
    expect((await make({ name: 'X', file: 'secrets.csv' })).body.fields).toHaveProperty('file')
    expect((await make({ name: 'X', file: 'parts.csv', search: 'rating=9' })).body.fields).toHaveProperty('search')
  })

  it('is fetched a dozen times an hour at most', async () => {
    const busy = await openShop({ LIMITS: '1' })
    try {
      const admin = await makeAdmin(busy)
      const body = { name: 'Portal', file: 'merchant.xml', search: 'q=quonkzwabble' }
      const { url } = (await busy.call('POST', '/exports/addresses', { token: admin.token, body })).body
      const statuses: number[] = []
      for (let n = 0; n < 13; n++) statuses.push((await busy.call('GET', url.slice(url.indexOf('/exports/')))).status)
      expect(statuses).toEqual([...Array<number>(12).fill(200), 429])
    } finally {
      await busy.close()
    }
  })
})
