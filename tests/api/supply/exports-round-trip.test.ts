import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeParts, type PartValues, readValues } from '#domain/catalogue'
import {
  addSupplier,
  importMappings,
  openArrivingFile,
  receiveImport,
  showImport,
  startApplying,
  workOnImports,
} from '#domain/supply'
import type { Ctx } from '#platform/context'
import { makeAdmin } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let token: string
let admin: Ctx
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  const person = await makeAdmin(shop)
  token = person.token
  admin = { ...shop.ctx, actor: { kind: 'user', id: person.id, email: person.email, role: 'admin' } }
  await addOddParts()
})
afterAll(() => shop.close())

/** Parts whose texts are hard to write, with all that a seller keeps. */
async function addOddParts() {
  const add = async (given: object): Promise<number> => {
    const part = {
      name: 'Disc',
      price: 12.5,
      img: 'https://pictures.example/a.jpg',
      brand: 'kovara',
      category: 'brake-discs',
    }
    const { body } = await shop.call('POST', '/bestSeller', { token, body: { ...part, ...given } })
    return Number(body.insertedId)
  }
  const newest = await add({ number: 'RT-3', name: '@SUM(A1), "5" | x;y' })
  const id = await add({
    number: '+RT 2',
    name: "'=1+1 _x000D_ ä€",
    stock: 0,
    quantity: 4,
    position: 'rear left',
    weightGrams: 1,
    heightMm: 7,
    hazard: 'airbag',
    warrantyMonths: 0,
    attributes: [
      ['Thread | pitch', '1.5', 'threads'],
      ['-', '= x', null],
      ['Diameter', '312', 'mm'],
      ['Size', '5 mm', null],
    ],
    oeNumbers: [
      { maker: 'Alfa Romeo', number: '60 651 | 234' },
      { maker: null, number: 'A 000 1' },
    ],
  })
  await sql`
    update part set gtin = '012345678905', cost = 0, condition = 'used', core_deposit = 105, pack_size = 12, superseded_by = ${newest}
    where id = ${id}`.execute(shop.ctx.db)
  await sql`
    insert into part_picture values (${id}, 1, 'https://pictures.example/b.jpg'), (${id}, 2, '/pictures/og.jpg')`.execute(
    shop.ctx.db,
  )
  await sql`
    insert into part_document values (${id}, 1, 'How = to | fit', 'https://documents.example/a.pdf')`.execute(
    shop.ctx.db,
  )
  await sql`
    insert into part_number (part_id, kind, maker, number, norm) values (${id}, 'superseded', null, 'RT-1 | old', 'RT1OLD')`.execute(
    shop.ctx.db,
  )
  await sql`insert into price_break values (${id}, 5, 1200), (${id}, 20, 1105)`.execute(shop.ctx.db)
  await sql`update part set status = 'hidden' where id = ${newest}`.execute(shop.ctx.db)
}

/** The exported file as one that has arrived. */
async function sentBack(name: string): Promise<string> {
  const answer = await shop.fetch(
    new Request(`http://shop/exports/${name}`, { headers: { authorization: `Bearer ${token}` } }),
  )
  expect(answer.status).toBe(200)
  const { path, file } = await openArrivingFile(admin)
  await file.writeFile(Buffer.from(await answer.arrayBuffer()))
  await file.close()
  return path
}

type Row = { n: number; state: string; given: unknown; reasons: unknown }

it.each(['parts.csv', 'parts.csv?separator=semicolon&bom=true', 'parts.csv.gz', 'parts.xlsx'])(
  'all parts of the shop as %s come in again, and nothing would change',
  async (name) => {
    const path = await sentBack(name)
    const supplier = await addSupplier(admin, { name: `Us ${crypto.randomUUID()}`, settings: {} })
    const fileName = name.replace(/\?.*/, '')
    const id = await receiveImport(admin, { supplierId: supplier.id, fileName, kind: null, full: true, path })
    await workOnImports(shop.ctx)
    const { rows: imports } = await sql`select state, kind, rows, failure from import where id = ${id}`.execute(
      shop.ctx.db,
    )
    const { rows: parts } = await sql<{ n: number }>`select count(*)::int as n from part`.execute(shop.ctx.db)
    expect(imports).toEqual([{ state: 'staged', kind: 'parts', rows: parts[0]!.n, failure: null }])
    const { rows } = await sql<Row>`
      select n, state, given, reasons from import_row where import_id = ${id} and state <> 'same' order by n`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([])
    expect((await showImport(admin, id)).warnings).toEqual([])
  },
)

describe('as ACES and PIES', () => {
  let supplier: number
  beforeAll(async () => {
    const { id } = await addSupplier(admin, { name: 'Another shop', settings: {} })
    supplier = id
    await importMappings(admin, String(id), await sentBack('ids.csv'))
    await sql`update application set source_id = (select source_id from supplier where id = ${id})`.execute(shop.ctx.db)
  })

  const staged = async (fileName: string) => {
    const path = await sentBack(fileName)
    const id = await receiveImport(admin, {
      supplierId: supplier,
      fileName: fileName.replace(/\?.*/, ''),
      kind: null,
      full: false,
      path,
    })
    await workOnImports(shop.ctx)
    const { rows } = await sql<{ state: string; kind: string; rows: number; failure: unknown }>`
      select state, kind, rows, failure from import where id = ${id}`.execute(shop.ctx.db)
    return { id, ...rows[0]! }
  }

  it('vehicles come in again by the shop’s own ids, and nothing would change', async () => {
    const { id, ...file } = await staged('aces.xml?category=brake-discs')
    expect(file).toMatchObject({ state: 'staged', kind: 'aces', failure: null })
    expect(file.rows).toBeGreaterThan(1000)
    const { rows } = await sql`
      select n, state, action, model_id, year_from, position, quantity, theirs, reasons from import_fit
      where import_id = ${id} and state <> 'same' order by n limit 5`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  })

  it('the list of vehicles comes in again, with its conditions and notes, and nothing would change', async () => {
    const { rows: some } = await sql<{ part_id: number; model_id: number }>`
      select part_id, model_id from application join part on part.id = part_id
      where type_id = (select id from part_type where slug = 'brake-discs') limit 1`.execute(shop.ctx.db)
    await sql`
      insert into condition (kind, value) values ('note', 'one | two'), ('note', 'Only with tow bar'), ('with', 'a | b') on conflict do nothing`.execute(
      shop.ctx.db,
    )
    await sql`
      update application set conditions = (
        select array_agg(id order by id) from condition where value in ('one | two', 'Only with tow bar', 'a | b'))
      where id = (select min(id) from application where part_id = ${some[0]!.part_id} and model_id = ${some[0]!.model_id})`.execute(
      shop.ctx.db,
    )
    const { id, ...file } = await staged('applications.csv?category=brake-discs')
    expect(file).toMatchObject({ state: 'staged', kind: 'aces', failure: null })
    const { rows } = await sql`
      select n, state, theirs, reasons from import_fit where import_id = ${id} and state <> 'same' order by n limit 5`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([])
  })

  it('parts come in again, and nothing would change', async () => {
    const { id, ...file } = await staged('pies.xml?category=brake-discs')
    expect(file).toMatchObject({ state: 'staged', kind: 'pies', failure: null })
    const { rows: parts } = await sql<{ n: number }>`select count(*)::int as n from part
      where status = 'sold' and type_id = (select id from part_type where slug = 'brake-discs')`.execute(shop.ctx.db)
    expect(file.rows).toBe(parts[0]!.n)
    const { rows } = await sql`
      select n, state, given, theirs, reasons from import_row where import_id = ${id} and state <> 'same' order by n limit 5`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([])
  })

  it('a part that lost everything gets it all back from the PIES file', async () => {
    const empty = {
      name: 'Empty',
      price: 1,
      coreDeposit: null,
      priceBreaks: [],
      condition: 'new',
      quantity: 1,
      packSize: 1,
      gtin: null,
      weightGrams: null,
      heightMm: null,
      hazard: null,
      warrantyMonths: null,
      img: '/pictures/og.jpg',
      pictures: [],
      documents: [],
      oeNumbers: [],
      attributes: [],
    } as const satisfies Partial<PartValues>
    const { rows } = await sql<{ id: number }>`select id from part where number = '+RT 2'`.execute(shop.ctx.db)
    const partId = rows[0]!.id
    const values = async () =>
      (await readValues(shop.ctx, [partId], Object.keys(empty) as (keyof typeof empty)[])).get(partId)!
    const before = await values()
    expect(Object.entries(before).filter(([field, value]) => isDeepStrictEqual(value, empty[field as never]))).toEqual(
      [],
    )
    const path = await sentBack('pies.xml?category=brake-discs')
    await changeParts(shop.ctx, [{ partId, fields: empty as unknown as PartValues }])
    const file = { supplierId: supplier, fileName: 'pies.xml', kind: null, full: false, path }
    const id = await receiveImport(admin, file)
    await workOnImports(shop.ctx)
    await startApplying(admin, id)
    await workOnImports(shop.ctx)
    expect(await values()).toEqual(before)
    expect((await showImport(admin, id)).header!.leftOut).toEqual([])
  })
})
