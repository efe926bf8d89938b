import { afterAll, beforeAll, expect, it } from 'vitest'
import { readValues } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, newSupplierId, readFileOf } from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../../tests/support/shops/supply-shop.ts'
import { startApplying, workOnImports } from '../../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop({ PRICES: 'cents' }))
})
afterAll(() => shop.close())

const HEADINGS = 'Our Part;Competitor;Competitor Part'
const part = async (number: string) => (await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number }]))[0]!
const read = async (lines: string[], supplierId?: number) =>
  readFileOf(admin, { supplierId: supplierId ?? (await newSupplierId(admin)), text: lines.join('\n') })
async function apply(id: string) {
  await startApplying(admin, id)
  await workOnImports(admin)
}
const numbersOf = async (id: number) =>
  (await readValues(shop.ctx, [id], ['oeNumbers']))
    .get(id)!
    .oeNumbers!.map(({ maker, number }) => `${maker}: ${number}`)

it.each([
  HEADINGS,
  'Our Number,Interchange Brand,Interchange Number',
  'Unsere Nummer;Wettbewerber;Wettbewerber-Nr.',
  'Part number;OE manufacturer;OE number',
])('a list of other makers’ numbers is known by its headings: %s', async (headings) => {
  const sign = headings.includes(';') ? ';' : ','
  const { header, kind } = await read([headings, ['IL-0', 'Wagner', 'ZD 1212'].join(sign)])
  expect([kind, header.columns.map(({ field }) => field)]).toEqual(['parts', ['number', 'oeMaker', 'oeNumbers']])
})

it('each row adds a number to those that its part has, wherever its rows stand', async () => {
  const [one, two] = [await part('IL-1'), await part('IL-2')]
  const first = await read([HEADINGS, 'IL-1;Bavar;34 11 6', 'IL-2;Bavar;34 11 8'])
  await apply(first.id)
  const lines = [
    HEADINGS,
    'IL-1;Wagner;ZD 1212',
    'IL-2;Wagner;ZD 1313',
    'IL-1;Brembe;P 06 020, P06021',
    'IL-1;Wagner;ZD-1212',
    'IL-9;Wagner;ZD 99',
  ]
  const { id, listed } = await read(lines)
  expect(listed.map((row) => [row.n, row.state, ...codesOf(row)])).toEqual([
    [2, 'ready'],
    [3, 'ready'],
    [4, 'same'],
    [5, 'same'],
    [6, 'refused', 'no-such-part'],
  ])
  await apply(id)
  expect(await numbersOf(one)).toEqual(['Bavar: 34 11 6', 'Brembe: P 06 020', 'Brembe: P06021', 'Wagner: ZD 1212'])
  expect(await numbersOf(two)).toEqual(['Bavar: 34 11 8', 'Wagner: ZD 1313'])
  expect((await read(lines)).listed.slice(0, 4).map(({ state }) => state)).toEqual(Array(4).fill('same'))
})

it('a number without a maker, and a part with more numbers than the shop takes', async () => {
  const [few, many] = [await part('IL-3'), await part('IL-4')]
  const { id, listed } = await read([
    HEADINGS,
    'IL-3;;34116855152',
    ...Array.from({ length: 45 }, (_, n) => `IL-4;Wagner;ZD ${n}`),
  ])
  expect([0, 1, 2, 41].map((at) => [listed[at]!.state, ...codesOf(listed[at]!)])).toEqual([
    ['ready'],
    ['ready'],
    ['same'],
    ['held', 'too-many'],
  ])
  await apply(id)
  expect(await numbersOf(few)).toEqual(['null: 34116855152'])
  expect(await numbersOf(many)).toHaveLength(40)
})
