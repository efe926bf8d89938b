import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allMeasures, changeParts, measuresInWords, parseMeasures, type PartFields } from '#domain/catalogue'
import { MIGRATIONS, readMigrations } from '#platform/db/migration-files'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.ctx.db)).rows

async function measuresOf(id: number): Promise<string[]> {
  const found = await rows(sql<{ measure: string; value: string; unit: string | null; amount: string | null }>`
    select measure, value, unit, amount from part_measure where part_id = ${id} order by measure, value`)
  return found.map(({ measure, value, unit, amount }) => `${measure}:${value} ${unit} ${amount}`)
}

const setAttributes = (partId: number, attributes: PartFields['attributes']) =>
  changeParts(shop.ctx, [{ partId, fields: { attributes } }])

describe('what a part measures', () => {
  test('has one form, however the seller spells it', async () => {
    const attributes: [string, string, string | null][] = [
      ['Diameter', '30.2', 'cm'],
      ['Thickness', '28 mm', null],
      ['Rim', '17', 'in'],
      ['Drive', '3/8', 'in'],
      ['Bolt circle', '5 × 114,3', 'mm'],
      ['Thread', 'm14 x 1.5', null],
      ['Viscosity', '10W40', null],
      ['Specification', 'API SP, ACEA C3', null],
      ['Size', '205/55 ZR16', null],
      ['Content', '500', 'ml'],
      ['Filling', '5', 'qt'],
      ['Weight', '2', 'lb'],
      ['Frost protection', '−37', '°C'],
      ['Bolt holes', '5', null],
      ['Load and speed', '91V', null],
      ['Hat', 'painted', null],
      ['Seats', '', null],
    ]
    const [id] = await addParts(shop.ctx, [{ type: 'brake-discs', brand: 'kovara', attributes }])
    expect(await measuresOf(id!)).toEqual([
      'bolt-circle:5x114.3 null null',
      'bolt-holes:5 null 5',
      'content:0.5 l 0.5',
      'diameter:302 mm 302',
      'drive:0.375in in 9.525',
      'filling:4.7318 l 4.7318',
      'frost-protection:-37 °C -37',
      'load-and-speed:91V null null',
      'rim:17in in 431.8',
      'size:205/55R16 null null',
      'specification:ACEA C3 null null',
      'specification:API SP null null',
      'thickness:28 mm 28',
      'thread:M14x1.5 null null',
      'viscosity:10W-40 null null',
      'weight:907.184g g 907.184',
    ])
  })

  test('is what shoppers choose by in words, too, however it is capitalised', async () => {
    const attributes: [string, string, string | null][] = [
      ['Lining', 'Ceramic', null],
      ['Wear warning', 'none', null],
      ['Colour', 'black and Dark blue', null],
      ['Technology', 'AGM', null],
      ['Material', 'the same alloy that aircraft builders use', null],
    ]
    const [id] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'kovara', attributes }])
    expect(await measuresOf(id!)).toEqual([
      'colour:black null null',
      'colour:dark blue null null',
      'lining:ceramic null null',
      'technology:AGM null null',
    ])
  })

  test('is stored for every measure that is said in words', async () => {
    const attributes = [...measuresInWords].map((name): [string, string, null] => [
      name.replaceAll('-', ' '),
      'some word',
      null,
    ])
    const [id] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'kovara', attributes }])
    expect(await measuresOf(id!)).toEqual([...measuresInWords].toSorted().map((name) => `${name}:some word null null`))
  })

  test('in quarts is in litres too where it was measured before that was known', async () => {
    const attributes: [string, string, string | null][] = [
      ['Content', '5', 'qt'],
      ['Viscosity', '5W-30', null],
    ]
    const [id] = await addParts(shop.ctx, [{ type: 'engine-oils', brand: 'kovara', attributes }])
    await sql`update part_measure set value = '5', unit = 'qt', amount = 5
      where part_id = ${id} and measure = 'content'`.execute(shop.ctx.db)
    const { statements } = (await readMigrations(MIGRATIONS)).find(({ name }) => name.endsWith('american_units'))!
    await shop.ctx.db.transaction().execute((trx) => sql.raw(statements[0]!).execute(trx))
    expect(await measuresOf(id!)).toEqual(['content:4.7318 l 4.7318', 'viscosity:5W-30 null null'])
  })

  test('follows its attributes', async () => {
    const part = { type: 'brake-discs', brand: 'kovara', number: 'M-77', attributes: [['Diameter', '301', 'mm']] }
    const [id] = await addParts(shop.ctx, [part as never])
    expect(await measuresOf(id!)).toEqual(['diameter:301 mm 301'])
    await setAttributes(id!, [['Diameter', '299', 'mm']])
    expect(await measuresOf(id!)).toEqual(['diameter:299 mm 299'])
    await sql`delete from part where id = ${id}`.execute(shop.ctx.db)
    expect(await measuresOf(id!)).toEqual([])
    await shop.heard()
  })

  test('is said in short on its card, also after a change', async () => {
    const part = { type: 'brake-discs', brand: 'kovara', number: 'M-78', attributes: [['Diameter', '30.1', 'cm']] }
    const measures = async () => (await shop.call('GET', '/parts?sort=newest&limit=1')).body.items[0].measures
    const [id] = await addParts(shop.ctx, [part as never])
    await shop.heard()
    expect(await measures()).toBe('301 mm')
    await setAttributes(id!, [
      ['Diameter', '30.1', 'cm'],
      ['Thickness', '28', 'mm'],
    ])
    await shop.heard()
    expect(await measures()).toBe('301 × 28 mm')
    expect((await shop.call('GET', `/parts/${id}`)).body.measures).toBe('301 × 28 mm')
  })

  test('is read again from what the pages say of it, for every value of the demo', async () => {
    const known = await rows(sql<{ measure: string; value: string; unit: string | null }>`
      select distinct measure, value, unit from part_measure where amount is not null or value ~ '\\d'`)
    const lost = known.filter(({ measure, value, unit }) => {
      const isListed = allMeasures.some((one) => one.measure === measure && one.unit === unit)
      const said = unit && !value.endsWith(unit) ? `${value} ${unit}` : value
      const read = parseMeasures(said, [{ measure, unit, values: [value] }])
      return isListed && !read.some((reading) => reading.length === 1 && reading[0]!.value === value)
    })
    expect(known.length).toBeGreaterThan(500)
    expect(lost).toEqual([])
  })

  test('of parts that were there before is found out by the migration', async () => {
    const before = await rows(sql`select * from part_measure order by 1, 2, 3`)
    await sql`delete from part_measure`.execute(shop.ctx.db)
    await sql`call measure_all_parts()`.execute(shop.ctx.db)
    expect(await rows(sql`select * from part_measure order by 1, 2, 3`)).toEqual(before)
    expect(before.length).toBeGreaterThan(5000)
  })
})
