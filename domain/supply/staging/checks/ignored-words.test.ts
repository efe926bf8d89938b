import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { acesFile, piesFile } from '../../../../tests/support/files/made-files.ts'
import { codesOf, mapWords, newSupplierId, readFileOf, stagedOf } from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openZephirShop } from '../../../../tests/support/shops/supply-shop.ts'
import { deleteMapping, remapImports, workOnImports } from '../../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  ;({ shop, admin } = await openZephirShop('IG-1'))
})
beforeEach(async () => {
  supplierId = await newSupplierId(admin)
})
afterAll(() => shop.close())

const map = (words: Parameters<typeof mapWords>[2]) => mapWords(admin, supplierId, words)
const read = (fileName: string, text: string) => readFileOf(admin, { supplierId, text, fileName }, shop.ctx)
const IGNORED = { state: 'refused', codes: ['word-ignored'], partId: null }
const shown = (row: Parameters<typeof codesOf>[0] & { state: string; partId: number | null }) => ({
  state: row.state,
  codes: codesOf(row),
  partId: row.partId,
})

it('the items of an ignored brand are left out, and nothing more is asked of them', async () => {
  await map([
    ['brand', 'JUNK', 'ignore'],
    ['brand', 'ZZZZ', 'low'],
    ['part-type', '1684', 'brake-pads'],
  ])
  const item = { brand: 'JUNK', partType: 9, prices: [{ price: '12' }] }
  const { id, listed, counts } = await read(
    'items.xml',
    piesFile([
      { ...item, number: 'IG-1' },
      { ...item, number: 'IG-2', more: '<HazardousMaterialCode>Y</HazardousMaterialCode>' },
      { ...item, number: 'IG-3', brand: 'ZZZZ', partType: 1684, descriptions: { DES: 'Pads' } },
    ]),
  )
  expect(listed.slice(0, 2).map(shown)).toEqual([IGNORED, IGNORED])
  expect(listed[2]!.state).toBe('ready')
  expect(counts).toMatchObject({ held: { count: 0 }, refused: { count: 2 }, new: { count: 1 } })
  expect(counts.reasons).toEqual([{ code: 'word-ignored', field: 'BrandAAIAID', word: null, count: 2 }])

  await deleteMapping(admin, String(supplierId), { kind: 'brand', theirs: 'junk' })
  await remapImports(shop.ctx, { supplierId })
  await workOnImports(shop.ctx)
  expect(codesOf((await stagedOf(admin, id)).listed[0]!)).toContain('brand-unmapped')
})

it('an ignored sub-brand says nothing: its brand is asked for, and counts', async () => {
  await map([
    ['brand', 'SUBB', 'ignore'],
    ['part-type', '1684', 'brake-pads'],
  ])
  const text = piesFile([{ number: 'IG-1', brand: 'ZZZZ', prices: [{ price: '12' }] }]).replace(
    '</BrandAAIAID>',
    '</BrandAAIAID><SubBrandAAIAID>SUBB</SubBrandAAIAID>',
  )
  expect((await read('items.xml', text)).listed[0]!.reasons).toMatchObject([
    { code: 'brand-unmapped', params: ['ZZZZ'] },
  ])
  await map([['brand', 'ZZZZ', 'low']])
  expect((await read('items.xml', text)).listed[0]!.state).toBe('ready')
})

it('the rows of a list whose brand is ignored are left out, too', async () => {
  await map([['brand', 'Junk', 'ignore']])
  const lines = ['brand,number,name,type,price', 'Junk,IG-1,Pads,unheard of,10', 'low,IG-1,Pads,brake-pads,10']
  const { listed, counts } = await read('list.csv', lines.join('\n'))
  expect(listed.map(shown)).toEqual([IGNORED, { state: 'ready', codes: [], partId: expect.any(Number) }])
  expect(counts.reasons).toMatchObject([{ code: 'word-ignored' }])
  const prices = await read('prices.csv', 'brand,number,price\nJunk,IG-1,10\n')
  expect(prices.listed.map(shown)).toEqual([IGNORED])
})

it('the applications of an ignored brand, model or base vehicle are left out', async () => {
  await map([
    ['brand', 'JUNK', 'ignore'],
    ['brand', 'ZZZZ', 'low'],
    ['base-vehicle', '101', '2012 | Volkswagen | Zephir'],
    ['base-vehicle', '666', 'ignore'],
    ['model', '77', 'ignore'],
  ])
  const app = { number: 'IG-1', partType: null }
  const { fits, counts } = await read(
    'fits.xml',
    acesFile([
      { ...app, brand: 'JUNK', position: 99 },
      { ...app, vehicle: { baseVehicle: 666 } },
      { ...app, vehicle: { years: [2010, 2012], make: 5, model: 77 } },
      app,
    ]),
  )
  expect(fits.map((fit) => [fit.state, ...codesOf(fit)])).toEqual([
    ['refused', 'word-ignored'],
    ['refused', 'word-ignored'],
    ['refused', 'word-ignored'],
    ['ready'],
  ])
  expect(counts).toMatchObject({ held: { count: 0 }, refused: { count: 3 }, unknownCars: { count: 0 } })
  expect(counts.reasons.every(({ code }) => code === 'word-ignored')).toBe(true)
})

it('a car of a list is left out when its model is ignored', async () => {
  await map([['model', 'VW Mephir', 'ignore']])
  const { fits } = await read('cars.csv', 'brand,number,make,model,year\nlow,IG-1,VW,Mephir,2012\n')
  expect(fits.map((fit) => [fit.state, ...codesOf(fit)])).toEqual([['refused', 'word-ignored']])
})
