import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { purgeBin } from '#domain/catalogue'
import { KEPT } from '../../../domain/catalogue/bin/bin-tables.ts'
import { FIELDS, openEachStatus } from '../../support/catalogue/each-status.ts'
import { listOf } from '../../support/catalogue/parts.ts'

const { shop, admin, pat, car, ids, save } = await openEachStatus()
afterAll(() => shop.close())

/** Triggers fill these. */
const DERIVED = ['part_measure', 'part_make']
/** What orders hold. */
const LEFT = ['hold', 'allocation']

const asAdmin = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: admin.token, body })
const restore = (id: string) => asAdmin('POST', `/bin/${id}/restore`)
const add = async (more: object = {}): Promise<string> =>
  (await asAdmin('POST', '/bestSeller', { ...FIELDS, brand: 'low', ...more })).body.insertedId

test('every table that loses rows with a part is named: kept in the bin, filled by triggers, or left', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'part'::regclass and confdeltype = 'c'`.execute(shop.ctx.db)
  expect(new Set(['part', ...rows.map(({ name }) => name)])).toEqual(new Set([...KEPT, ...DERIVED, ...LEFT]))
  expect(KEPT.length + DERIVED.length + LEFT.length).toBe(rows.length + 1)
})

/** Each row of each kept or derived table that is about a part, but for what every save counts up. */
async function rowsOf(id: string): Promise<Record<string, object[]>> {
  const all: Record<string, object[]> = {}
  for (const table of [...KEPT, ...DERIVED]) {
    const key = sql.ref(table === 'part' ? 'id' : 'part_id')
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(one) - 'version' - 'updated_at' as row from ${sql.table(table)} as one where ${key} = ${Number(id)}
      order by to_jsonb(one)::text`.execute(shop.ctx.db)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

test('a deleted part comes back with all its rows, and its lists find it again', async () => {
  const id = ids.sold
  const old = await add({ supersededBy: id })
  await save(id, {
    name: 'Zirkulon sold',
    cost: 20,
    pictures: ['/pictures/b.webp'],
    documents: [{ name: 'Manual', url: 'https://x.example/a.pdf' }],
  })
  await save(id, { name: 'Zirkulon sold', price: 44 })
  await asAdmin('POST', `/parts/${id}/price-times`, { startsAt: '2031-01-01T00:00:00Z', price: 50 })
  const version = (await asAdmin('GET', `/bestSeller/${id}`)).body.version
  await asAdmin('PUT', `/parts/${id}/prices`, { version, breaks: [{ from: 4, price: 30 }] })
  await shop.call('POST', '/review', {
    token: pat.token,
    body: { name: 'Pat', rating: '5', description: 'Good', img: '/pictures/x.webp', partId: id },
  })
  await shop.call('POST', '/fit-reports', { token: pat.token, body: { part: id, car: car.id, what: 'No' } })
  await shop.call('PUT', `/bestSeller/${id}`, { token: pat.token, body: { ...FIELDS, name: 'Better' } })
  const list = () => listOf(shop, { q: 'zirkulon' })
  await shop.heard()
  const [before, found] = [await rowsOf(id), (await list()).count]
  for (const table of [
    'stock',
    'application',
    'review',
    'correction',
    'fit_report',
    'price_change',
    'price_to_come',
    'price_break',
    'part_picture',
    'part_document',
    'part_measure',
    'part_make',
  ])
    expect(before[table], table).not.toEqual([])

  expect((await asAdmin('DELETE', `/bestSeller/${id}`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  expect((await shop.call('GET', `/parts/${id}`)).status).toBe(404)
  expect((await list()).count).toBe(found - 1)
  const { items } = (await asAdmin('GET', '/bin')).body
  expect(items[0]).toMatchObject({ _id: id, name: 'Zirkulon sold', brand: 'Low', deletedBy: 'Pat Doe' })
  expect(Date.parse(items[0].until) - Date.parse(items[0].deletedAt)).toBe(30 * 86_400_000)

  expect((await restore(id)).body).toEqual({ _id: id })
  await shop.heard()
  expect(await rowsOf(id)).toEqual(before)
  expect((await list()).count).toBe(found)
  expect((await asAdmin('GET', `/bestSeller/${old}`)).body.supersededBy).toBe(id)
  expect((await restore(id)).status).toBe(404)
})

test('what an order holds of a part ends with it, and its line stays', async () => {
  const part = await add({ stock: 5 })
  const order = { name: '', email: pat.email, number: '', total: 42, items: { [part]: 1 } }
  const { body } = await shop.call('POST', '/orders', { token: pat.token, body: order })
  await asAdmin('DELETE', `/bestSeller/${part}`)
  await restore(part)
  const { rows } = await sql`select free, came_in from stock where part_id = ${Number(part)}`.execute(shop.ctx.db)
  expect(rows).toEqual([{ free: 4, came_in: 4 }])
  expect((await shop.call('GET', `/orders/${body.insertedId}`, { token: pat.token })).body).toMatchObject({ total: 42 })
})

test('a part whose number another has by now stays in the bin and says so', async () => {
  const part = await add({ number: 'BIN-7 7' })
  await asAdmin('DELETE', `/bestSeller/${part}`)
  const other = await add({ number: 'bin 77' })
  const { status, body } = await restore(part)
  expect([status, body.code]).toEqual([409, 'number-taken'])
  expect(body.detail ?? body.title).toContain('bin 77')
  await asAdmin('DELETE', `/bestSeller/${other}`)
  expect((await restore(part)).status).toBe(200)
})

test('what its rows refer to and is gone since is left out; without its brand it cannot come back', async () => {
  const part = await add({ brand: 'middle' })
  await sql`insert into brand (slug, name, tier, country, about) values ('passing', 'Passing', 'value', '', '')`.execute(
    shop.ctx.db,
  )
  await save(part, { brand: 'passing' })
  const later = await add()
  await save(part, { supersededBy: later })
  for (const id of [part, later]) await asAdmin('DELETE', `/bestSeller/${id}`)
  await sql`delete from brand where slug = 'passing'`.execute(shop.ctx.db)
  expect((await restore(part)).body).toMatchObject({ code: 'gone' })
  await sql`insert into brand (id, slug, name, tier, country, about)
    select (rows->'part'->0->>'brand_id')::int, 'passing', 'Passing', 'value', '', '' from part_bin where part_id = ${Number(part)}`.execute(
    shop.ctx.db,
  )
  expect((await restore(part)).status).toBe(200)
  expect((await asAdmin('GET', `/bestSeller/${part}`)).body.supersededBy).toBeUndefined()
})

test('a part comes back into tables that have got a column since, which has what it has by itself', async () => {
  const part = await add()
  await asAdmin('DELETE', `/bestSeller/${part}`)
  for (const table of ['part', 'part_number'])
    await sql`alter table ${sql.table(table)} add planted int not null default 7`.execute(shop.ctx.db)
  expect((await restore(part)).status).toBe(200)
  const { rows } = await sql`
    select p.planted as part, n.planted as number from part p join part_number n on n.part_id = p.id where p.id = ${Number(part)}`.execute(
    shop.ctx.db,
  )
  expect(rows[0]).toEqual({ part: 7, number: 7 })
  for (const table of ['part', 'part_number'])
    await sql`alter table ${sql.table(table)} drop planted`.execute(shop.ctx.db)
})

test('after 30 days a part does not come back', async () => {
  const [young, old] = [await add(), await add()]
  for (const id of [young, old]) await asAdmin('DELETE', `/bestSeller/${id}`)
  await sql`update part_bin set deleted_at = deleted_at - interval '30 days 1 minute' where part_id = ${Number(old)}`.execute(
    shop.ctx.db,
  )
  await purgeBin(shop.ctx)
  expect((await restore(old)).status).toBe(404)
  expect((await restore(young)).status).toBe(200)
})

test('the bin is for admins, page by page', async () => {
  for (let n = 0; n < 3; n++) await asAdmin('DELETE', `/bestSeller/${await add()}`)
  const first = (await asAdmin('GET', '/bin?limit=2')).body
  const second = (await asAdmin('GET', `/bin?limit=2&cursor=${first.next}`)).body
  expect(new Set([...first.items, ...second.items].map(({ _id }) => _id)).size).toBe(4)
  expect((await asAdmin('GET', '/bin?cursor=1~x')).body.fields).toHaveProperty('cursor')
  expect((await restore('999999')).status).toBe(404)
  for (const [token, status] of [
    [undefined, 401],
    [pat.token, 403],
  ] as const) {
    expect((await shop.call('GET', '/bin', { token })).status).toBe(status)
    expect((await shop.call('POST', '/bin/1/restore', { token })).status).toBe(status)
  }
})
