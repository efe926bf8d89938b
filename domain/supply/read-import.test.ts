import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { addParts } from '../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../tests/support/shops/supply-shop.ts'
import { codesOf, newSupplierId, readFileOf } from '../../tests/support/files/read-files.ts'
import { putMappings, workOnImports } from './index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop({ PRICES: 'cents' }))
})
beforeEach(async () => {
  supplierId = await newSupplierId(admin)
})
afterAll(() => shop.close())

const staged = (text: string, { ctx = shop.ctx, ...more }: { full?: boolean; fileName?: string; ctx?: Ctx } = {}) =>
  readFileOf(admin, { supplierId, text, ...more }, ctx)

describe('a list of parts', () => {
  it('is staged with what it would do', async () => {
    const { state, kind, listed, counts, header } = await staged(
      [
        'Art.-Nr.;Marke;Bezeichnung;Teileart;Preis;EAN;Gewicht (kg);Bestand',
        'A-1;low;Bremsbeläge;brake-pads;1.234,50;4006381333931;1,2;3',
        'A-2;low;Bremsscheibe;brake-discs;abc;;;',
        'A-3;nobody;Filter;oil-filters;12,00;;;',
        'A-4;low;Filter;oil-filters;12,00;4006381333932;;',
        ';low;Filter;oil-filters;12,00;;;',
        'A-5;low;;oil-filters;12,00;;;',
      ].join('\n'),
    )
    expect([state, kind]).toEqual(['staged', 'parts'])
    expect(header.columns.map(({ field }) => field)).toEqual([
      'number',
      'brand',
      'name',
      'category',
      'price',
      'gtin',
      'weightGrams',
      'stock',
    ])
    expect(listed.map((row) => [row.n, row.state, ...codesOf(row)])).toEqual([
      [2, 'ready'],
      [3, 'held', 'not-a-number'],
      [4, 'held', 'brand-unmapped'],
      [5, 'held', 'gtin-wrong'],
      [6, 'refused', 'number-missing'],
      [7, 'held', 'missing'],
    ])
    expect(listed[0]).toMatchObject({
      given: { brand: 'low', number: 'A-1', price: 123_450, weightGrams: 1200, stock: 3, gtin: '4006381333931' },
      theirs: null,
    })
    expect(listed[2]!.theirs).toMatchObject({ 'Art.-Nr.': 'A-3', Marke: 'nobody' })
    expect([counts.new.count, counts.held.count, counts.refused.count]).toEqual([1, 4, 1])
    expect(counts.reasons).toContainEqual({ code: 'brand-unmapped', field: 'Marke', word: 'nobody', count: 1 })
  })

  it('says of known parts what changes', async () => {
    const [a, b, c] = await addParts(shop.ctx, [
      { type: 'brake-pads', brand: 'low', price: 1000, stock: 8 },
      { type: 'brake-pads', brand: 'low', price: 2000, stock: 8 },
      { type: 'brake-pads', brand: 'low', price: 3000, stock: 8 },
    ])
    const { rows } = await sql<{ id: number; number: string }>`
      select id, number from part where id = any(${[a, b, c]}::int[])`.execute(shop.ctx.db)
    const numberOf = (id?: number) => rows.find((row) => row.id === id)!.number
    const lines = [`${numberOf(a)};10.00;8`, `${numberOf(b)};30.00;yes`, `${numberOf(c)};30.00;-`, 'unknown;5.00;1']
    const { kind, listed, counts } = await staged(['SKU;Price;Stock', ...lines].join('\n'))
    expect(kind).toBe('prices')
    expect(listed.map((row) => [row.state, row.partId, ...codesOf(row)])).toEqual([
      ['same', a],
      ['ready', b],
      ['ready', c],
      ['refused', null, 'no-such-part'],
    ])
    expect(counts).toMatchObject({ same: { count: 1 }, changed: { count: 2 }, new: { count: 0 } })
    expect(counts.priceJumps).toMatchObject({ count: 1, samples: [{ n: 3, partId: b, before: 2000, after: 3000 }] })
    expect(counts.priceJumps.samples[0]!.text).toMatch(/^Low /)
    expect(counts.stockToZero).toMatchObject({ count: 1, samples: [{ partId: c, before: 8, after: 0 }] })
    expect(counts.stockUncounted).toMatchObject({ count: 1, samples: [{ partId: b, before: 8, after: null }] })
  })

  it('counts new parts whose row says nothing in the column of stock: they would never sell out', async () => {
    const heads = 'brand;number;name;category;price;Bestand'
    const row = (number: string, stock: string) => `low;${number};Pad;brake-pads;10.00;${stock}`
    const { counts } = await staged(
      [heads, row('N-1', '3'), row('N-2', 'n/a'), row('N-3', ''), row('N-4', '0')].join('\n'),
    )
    expect(counts.new.count).toBe(4)
    expect(counts.stockUncounted).toMatchObject({ count: 2, samples: [{ n: 3, before: null }, { n: 4 }] })

    const without = await staged(['brand;number;name;category;price', 'low;N-9;Pad;brake-pads;10.00'].join('\n'))
    expect(without.counts).toMatchObject({ new: { count: 1 }, stockUncounted: { count: 0 } })
  })

  it('counts the first of two rows about one part; another one that differs is held', async () => {
    const heads = 'brand;number;name;price'
    const { listed } = await staged(
      [
        heads,
        'low;T-1;Pad;10.00',
        'low;T 1;Pad;10.00',
        'low;t1;Pad;11.00',
        'low;T-2;Pad;10.00',
        'low;T-2;Pad;10.00',
      ].join('\n'),
    )
    expect(listed.map((row) => [row.state, ...codesOf(row)])).toEqual([
      ['ready'],
      ['held', 'twice-in-file'],
      ['held', 'twice-in-file'],
      ['ready'],
      ['same'],
    ])
    expect(listed[2]).toMatchObject({ reasons: [{ params: [2] }], theirs: { number: 't1', price: '11.00' } })
  })

  it('is read by the columns and brands that an admin has mapped', async () => {
    const mappings = [
      { kind: 'column' as const, theirs: 'Text 7', ours: 'name' },
      { kind: 'column' as const, theirs: 'Name', ours: 'ignore' },
      { kind: 'brand' as const, theirs: 'L. O. W.', ours: 'low' },
    ]
    await putMappings(admin, String(supplierId), mappings)
    const { listed, header } = await staged('Marke,No,Text 7,Name,Preis\nL. O. W.,M-1,Pad set,internal,10')
    expect(listed[0]).toMatchObject({ state: 'ready', given: { brand: 'low', name: 'Pad set', price: 1000 } })
    expect(header.columns.map(({ isKept }) => isKept)).toEqual([false, false, true, true, false])
  })

  it('holds a price with cents where prices are whole, and one in another currency', async () => {
    const whole: Ctx = { ...shop.ctx, config: { ...shop.ctx.config, prices: { currency: 'USD', whole: true } } }
    const { listed } = await staged('brand,number,name,price\nlow,W-1,Pad,12.50\nlow,W-2,Pad,12 €\nlow,W-3,Pad,12', {
      ctx: whole,
    })
    expect(listed.map((row) => [row.state, ...codesOf(row)])).toEqual([
      ['held', 'price-with-cents'],
      ['held', 'other-currency'],
      ['ready'],
    ])
  })

  it('that is full counts the parts of the supplier that it does not hold as gone', async () => {
    const source = sql`(select source_id from supplier where id = ${supplierId})`
    const [kept, gone, hidden] = await addParts(
      shop.ctx,
      [1, 2, 3].map(() => ({ type: 'brake-pads', brand: 'low' })),
    )
    await sql`update part set source_id = ${source} where id = any(${[kept, gone, hidden]}::int[])`.execute(shop.ctx.db)
    await sql`update part set status = 'retired', retired_at = now() where id = ${hidden}`.execute(shop.ctx.db)
    await sql`
      insert into supplied (source_id, kind, part_id, import_id)
      select ${source}, 'part', id, 'before' from unnest(${[kept, gone, hidden]}::int[]) as id`.execute(shop.ctx.db)
    const { rows } = await sql<{ number: string }>`select number from part where id = ${kept}`.execute(shop.ctx.db)
    const file = `brand,number,name,price\nlow,${rows[0]!.number},Pad,not a price`
    expect((await staged(file, { full: true })).counts.gone).toMatchObject({ count: 1, samples: [{ partId: gone }] })
    expect((await staged(file)).counts.gone.count).toBe(0)
  })

  it('without a column of part numbers fails, and says why', async () => {
    const { state, failure } = await staged('first,second\n1,2')
    expect([state, failure]).toEqual(['failed', { say: 'imports.noNumbers', params: [] }])
    const vehicles = await staged('make,model,year_from,year_to,type\nAudi,A4,2012,2014,car')
    expect(vehicles.failure).toEqual({ say: 'imports.otherPage', params: ['vehicles'] })
  })
})

describe('work on an import', () => {
  it('that was cut off begins anew when its lease has ended, and never before', async () => {
    const { id } = await staged('brand,number,name,price\nlow,C-1,Pad,10\nlow,C-2,Pad,10')
    const lease = (time: ReturnType<typeof sql>) =>
      sql`update import set state = 'reading', lease_until = ${time} where id = ${id}`.execute(shop.ctx.db)
    const stateOf = async () =>
      (await sql<{ state: string }>`select state from import where id = ${id}`.execute(shop.ctx.db)).rows[0]!.state
    await lease(sql`now() + interval '20 s'`)
    await workOnImports(shop.ctx)
    expect(await stateOf()).toBe('reading')
    await lease(sql`now() - interval '1 s'`)
    await workOnImports(shop.ctx)
    expect(await stateOf()).toBe('staged')
    const { rows } = await sql`select 1 from import_row where import_id = ${id}`.execute(shop.ctx.db)
    expect(rows).toHaveLength(2)
  })
})
