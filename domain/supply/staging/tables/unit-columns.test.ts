import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { spoken } from '#common/spoken'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../../tests/support/shops/supply-shop.ts'
import { changeImport, putMappings, showImport, workOnImports } from '../../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop({ PRICES: 'cents' }))
})
afterAll(() => shop.close())

/** A list with a column of units, of parts with these units at 12.00. */
async function ofUnits(units: readonly string[], { heading = 'UOM', more = '' } = {}) {
  const supplierId = await newSupplierId(admin)
  const rows = units.map((unit, n) => `U-${supplierId}-${n},low,Clip,12.00,${unit}`)
  const text = [`Part number,Brand,Name,Price,${heading}${more}`, ...rows].join('\n')
  const file = await readFileOf(admin, { supplierId, text })
  const { warnings } = await showImport(admin, file.id)
  return { ...file, supplierId, field: file.header.columns[4]!.field, warnings }
}
const pricesOf = ({ listed }: { listed: Awaited<ReturnType<typeof ofUnits>>['listed'] }) =>
  listed.map((row) => row.given['price'] ?? codesOf(row)[0])

it.each(['UOM', 'Unit', 'U/M', 'Einheit', 'ME', 'Unidad de medida', 'Eenheid', 'J.m.'])(
  'a column “%s” that knows pieces, sets and dozens says for how many a price is',
  async (heading) => {
    const file = await ofUnits(['EA', 'DZ', 'Set', 'Gross', 'PC'], { heading })
    expect([file.field, pricesOf(file)]).toEqual(['priceUnit', [1200, 100, 1200, 'price-indivisible', 1200]])
    expect(file.warnings.map(({ code }) => code)).toEqual(['prices-divided'])
  },
)

it('of pieces and kilograms there is nothing to say', async () => {
  for (const units of [
    ['EA', 'EA'],
    ['EA', 'KIT'],
    ['kg', 'lb', 'EA'],
  ]) {
    const file = await ofUnits(units)
    expect([pricesOf(file), file.warnings]).toEqual([units.map(() => 1200), []])
  }
})

it('a column with units of which nobody knows the pieces is not read, and the page says so', async () => {
  const file = await ofUnits(['EA', 'DZ', 'BX', 'M', 'C', 'BX'])
  expect([file.field, pricesOf(file)]).toEqual([null, Array(6).fill(1200)])
  expect(file.warnings.map((one) => ({ ...one, text: spoken(one.text) }))).toEqual([
    {
      code: 'units-unread',
      text: '5 rows name a unit in “UOM” that may hold several pieces: BX, C, DZ, M. Their prices are taken as those of one part. If that is wrong, set the column to “Pieces per price” below; rows of units that are not known wait then. If it is right, leave the column out.',
    },
  ])
})

it('what an admin says of the column counts: left out, nothing is told; read, unknown units wait', async () => {
  const { id, supplierId } = await ofUnits(['DZ', 'BX', 'C'])
  const say = async (field: string) => {
    await putMappings(admin, String(supplierId), [{ kind: 'column', theirs: 'UOM', ours: field }])
    await changeImport(admin, id, {})
    await workOnImports(admin)
    const file = await stagedOf(admin, id)
    return [pricesOf(file), (await showImport(admin, id)).warnings.map(({ code }) => code)]
  }
  expect(await say('ignore')).toEqual([[1200, 1200, 1200], []])
  expect(await say('priceUnit')).toEqual([[100, 1200, 12], ['prices-divided']])
  expect((await stagedOf(admin, id)).listed.flatMap(codesOf)).toEqual(['price-unit-unknown'])
})

it('a unit further down that is not known waits, and is no word that a mapping could explain', async () => {
  const file = await ofUnits([...Array(300).fill('EA'), 'CT', 'DZ'])
  expect(pricesOf(file).slice(-2)).toEqual([1200, 100])
  expect(codesOf(file.listed[300]!)).toEqual(['price-unit-unknown'])
  expect(file.counts.reasons).toMatchObject([{ code: 'price-unit-unknown', count: 1 }])
})

it('a part that is itself a dozen costs what a dozen costs, and the page says so', async () => {
  const file = await ofUnits(['DZ,12', 'DZ,1', 'EA,12'], { more: ',Pack size' })
  expect([file.field, pricesOf(file)]).toEqual(['priceUnit', [1200, 100, 1200]])
  expect(file.warnings.map(({ code }) => code)).toEqual(['prices-divided', 'units-unread'])
})
