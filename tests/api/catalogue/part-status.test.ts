import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { allParts, compareParts, listLowStock, mapParts, partsOfChunk } from '#domain/catalogue'
import { mailAlerts } from '#domain/stock-alerts'
import { FIELDS, type Kind, KINDS, numberOf, openEachStatus } from '../../support/catalogue/each-status.ts'
import { listOf } from '../../support/catalogue/parts.ts'

const { shop, admin, pat, car, ids, sharing, get } = await openEachStatus()
beforeEach(() => shop.heard())
afterAll(() => shop.close())

const listed = (items: { _id: string }[], kind: Kind) => items.some(({ _id }) => _id === ids[kind])
const inList = async (query: Record<string, string>, kind: Kind) => {
  const list = await listOf(shop, { limit: '60', ...query })
  expect(list.items.length).toBeLessThan(60)
  return listed(list.items, kind)
}

/** Where a part is found, and which of the three are. */
const PLACES: [string, Kind[], (kind: Kind) => Promise<boolean>][] = [
  ['a list by facets', ['sold'], (kind) => inList({ category: 'brake-discs', brand: 'low' }, kind)],
  ['a list in order of price', ['sold'], (kind) => inList({ brand: 'low', sort: 'price-up' }, kind)],
  ['a list by words', ['sold'], (kind) => inList({ q: 'zirkulon' }, kind)],
  ['a list by what parts measure', ['sold'], (kind) => inList({ measure: 'diameter:777.5' }, kind)],
  ['a list for a car', ['sold'], (kind) => inList({ car: String(car.id), category: 'brake-discs' }, kind)],
  ['a search for its number', ['sold', 'retired'], (kind) => inList({ q: numberOf(kind) }, kind)],
  ['a search for its number in stock', ['sold'], (kind) => inList({ q: numberOf(kind), inStock: 'true' }, kind)],
  ['a search for its OE number', ['sold', 'retired'], (kind) => inList({ q: '9W7 881 704 K' }, kind)],
  [
    'suggestions by number',
    ['sold', 'retired'],
    async (kind) =>
      (await get(`/parts/suggest?q=${numberOf(kind)}`)).body.items.some(
        ({ href }: { href: string }) => href === `/shop/${ids[kind]}`,
      ),
  ],
  ['best sellers', ['sold'], async (kind) => listed((await get('/bestSeller')).body, kind)],
  [
    'site maps',
    ['sold'],
    async (kind) => {
      const chunks = await Promise.all((await mapParts(shop.ctx)).map(({ key }) => partsOfChunk(shop.ctx, key)))
      return chunks.flat().some(({ id }) => id === ids[kind])
    },
  ],
  [
    'stock that runs low',
    ['sold'],
    async (kind) => {
      const actor = { kind: 'user', id: admin.id, email: admin.email, role: 'admin' } as const
      return listed(await listLowStock({ ...shop.ctx, actor }, 10_000), kind)
    },
  ],
  [
    'quick order',
    ['sold', 'retired'],
    async (kind) => {
      const { body } = await shop.call('POST', '/quick-order', { body: { text: numberOf(kind) } })
      return listed(body.lines[0]?.parts ?? [], kind)
    },
  ],
  [
    'repairs',
    ['sold'],
    async (kind) => JSON.stringify((await get(`/repairs/front-brakes?car=${car.id}`)).body).includes(`"${ids[kind]}"`),
  ],
  [
    'what fits in the place of another',
    ['sold'],
    async (kind) => listed((await get(`/parts/${sharing}`)).body.interchange, kind),
  ],
  ['its page', ['sold', 'retired'], async (kind) => (await get(`/parts/${ids[kind]}`)).status === 200],
  ['its record', ['sold', 'retired'], async (kind) => (await get(`/bestSeller/${ids[kind]}`)).status === 200],
  [
    'its record for an admin',
    KINDS,
    async (kind) => (await get(`/bestSeller/${ids[kind]}`, admin.token)).status === 200,
  ],
  ['its page for an admin', KINDS, async (kind) => (await get(`/parts/${ids[kind]}`, admin.token)).status === 200],
  ['a cart', ['sold', 'retired'], async (kind) => listed((await get(`/cart?part=${ids[kind]}`)).body.items, kind)],
  [
    'a comparison',
    ['sold', 'retired'],
    async (kind) => listed((await compareParts(shop.ctx, [ids[kind]])).parts, kind),
  ],
  [
    'the fit for a car',
    ['sold', 'retired'],
    async (kind) => (await get(`/fits?car=${car.id}&part=${ids[kind]}`)).body.items.length > 0,
  ],
  ['its delivery', ['sold'], async (kind) => (await get(`/parts/${ids[kind]}/delivery`)).status === 200],
  [
    'a proposed correction',
    ['sold', 'retired'],
    async (kind) => {
      const body = { ...FIELDS, name: 'Better name' }
      return (await shop.call('PUT', `/bestSeller/${ids[kind]}`, { token: pat.token, body })).status === 202
    },
  ],
  [
    'a report of a wrong fit',
    ['sold', 'retired'],
    async (kind) => {
      const body = { part: ids[kind], carName: 'A car', what: 'It does not fit' }
      return (await shop.call('POST', '/fit-reports', { body, token: pat.token })).status < 300
    },
  ],
  [
    'a quote',
    ['sold'],
    async (kind) => {
      const { body } = await shop.call('POST', '/quote', { body: { lines: [{ part: ids[kind], quantity: 1 }] } })
      return body.lines[0].problem !== 'gone'
    },
  ],
  [
    'an order',
    ['sold'],
    async (kind) => {
      const body = { name: '', email: pat.email, number: '', total: 42, items: { [ids[kind]]: 1 } }
      const { status, body: answer } = await shop.call('POST', '/orders', { token: pat.token, body })
      expect([200, 201, 400], JSON.stringify(answer)).toContain(status)
      return status !== 400
    },
  ],
  [
    'a review',
    ['sold', 'retired'],
    async (kind) => {
      const body = { name: 'Pat', rating: '5', description: 'Good', img: '/pictures/x.webp', partId: ids[kind] }
      return (await shop.call('POST', '/review', { token: pat.token, body })).status === 200
    },
  ],
  [
    'an alert of its coming back',
    ['sold'],
    async (kind) => {
      await sql`update stock set free = 0 where part_id = ${Number(ids[kind])}`.execute(shop.ctx.db)
      const { status } = await shop.call('POST', `/parts/${ids[kind]}/stock-alerts`, { body: { email: pat.email } })
      await sql`update stock set free = 3 where part_id = ${Number(ids[kind])}`.execute(shop.ctx.db)
      return status !== 404
    },
  ],
]

test.each(PLACES)('%s finds what is %j', async (_place, expected, finds) => {
  const found: Kind[] = []
  for (const kind of KINDS) if (await finds(kind)) found.push(kind)
  expect(found).toEqual(expected)
})

test('in memory are the parts that are not hidden, and which of them are sold', async () => {
  const table = await allParts(
    shop.ctx,
    KINDS.map((kind) => Number(ids[kind])),
  )
  const sold = KINDS.map((kind) => {
    const row = table.row(Number(ids[kind]))
    return row === undefined ? null : table.columns.sold[row]
  })
  expect(sold).toEqual([1, null, 0])
})

test('the indexes of lists hold the parts that are sold, and no others', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'part' and indexname ~ '^sold_'`.execute(shop.ctx.db)
  expect(rows).toHaveLength(11)
  for (const { indexdef } of rows) expect(indexdef).toContain(`status = 'sold'`)
})

test('who waits for a part that is retired meanwhile gets no mail', async () => {
  await sql`insert into stock_alert (part_id, email, created_at) values (${Number(ids.retired)}, 'w@camber.example', now())`.execute(
    shop.ctx.db,
  )
  await mailAlerts(shop.ctx)
  const { rows } = await sql`select 1 from stock_alert where email = 'w@camber.example'`.execute(shop.ctx.db)
  expect(rows).toHaveLength(1)
})

test('what a retired part costs the seller, and when it was retired, is nobody else’s affair', async () => {
  await shop.call('PUT', `/bestSeller/${ids.sold}`, { token: admin.token, body: { ...FIELDS, name: 'x', cost: 21 } })
  await shop.heard()
  expect((await get(`/bestSeller/${ids.sold}`, admin.token)).body).toMatchObject({ cost: 21 })
  for (const token of [undefined, pat.token]) {
    const both = [await get(`/bestSeller/${ids.sold}`, token), await get(`/parts/${ids.sold}`, token)]
    for (const { status, body } of both) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/cost|2100|retiredAt/)
    }
  }
})

test('admins list what is hidden and what is retired, and nobody else does', async () => {
  for (const kind of ['hidden', 'retired'] as const) {
    const { body } = await get(`/unsold-parts?status=${kind}`, admin.token)
    expect(body.items).toMatchObject([{ _id: ids[kind], status: kind }])
    expect(body.next).toBeNull()
  }
  expect((await get('/unsold-parts?status=hidden&condition=used', admin.token)).body.items).toEqual([])
  expect((await get('/unsold-parts?status=hidden&condition=x', admin.token)).body.fields).toHaveProperty('condition')
  expect((await get('/unsold-parts?status=sold', admin.token)).body.fields).toHaveProperty('status')
  expect((await get('/unsold-parts?status=hidden&cursor=x', admin.token)).body.fields).toHaveProperty('cursor')
  expect((await get('/unsold-parts?status=hidden')).status).toBe(401)
  expect((await get('/unsold-parts?status=hidden', pat.token)).status).toBe(403)
})

test('an order says of its lines whose part nobody can open', async () => {
  await sql`
    insert into orders (id, number, user_id, name, email, phone, currency, total, created_at, hold_until)
    values ('kinds', 'CM-KINDS', ${pat.id}, 'Pat', ${pat.email}, '', 'USD', 100, now(), now())`.execute(shop.ctx.db)
  await sql`
    insert into order_line (order_id, position, part_id, number, name, brand, price, quantity)
    select 'kinds', k.n, k.id, 'N', 'Disc', 'Low', 100, 1
    from unnest(${KINDS.map((kind) => Number(ids[kind]))}::int[]) with ordinality as k (id, n)`.execute(shop.ctx.db)
  const { body } = await shop.call('GET', '/orders/kinds', { token: pat.token })
  const isHidden = body.lines.map(({ hidden }: { hidden?: true }) => hidden === true)
  expect(isHidden).toEqual(KINDS.map((kind) => kind === 'hidden'))
  for (const [n, kind] of KINDS.entries())
    expect((await get(`/parts/${ids[kind]}`)).status === 404, kind).toBe(isHidden[n])
})
