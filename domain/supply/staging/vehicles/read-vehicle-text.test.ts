import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import {
  codesOf,
  newSupplierId,
  type ReadFit,
  readFileOf,
  stagedOf,
} from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openZephirShop } from '../../../../tests/support/shops/supply-shop.ts'
import { correctRow, putMappings, showImport, startApplying, workOnImports } from '../../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
let partId: number
beforeAll(async () => {
  ;({ shop, admin, partId } = await openZephirShop('TXT-1'))
})
beforeEach(async () => {
  await shop.heard()
  supplierId = await newSupplierId(admin)
})
afterAll(() => shop.close())

const read = (lines: string[]) => readFileOf(admin, { supplierId, text: lines.join('\n') }, shop.ctx)
const said = ({ state, model, from, to, engineId, ...fit }: ReadFit) =>
  state === 'ready'
    ? `${model} ${from}-${to}${engineId === null ? '' : ' engine'}`
    : (fit.reasons ?? []).map(({ code, params }) => `${code} ${params.join(' ')}`).join(', ')

it('several cars in one cell are a row each, and what is not understood waits with its words', async () => {
  const { kind, fits, id } = await read([
    'Artikelnummer;Hersteller;Passend für',
    'TXT-1;low;"VW Zephir 2.0 TDI 2010-2012; Volkswagen Zephir 2011-2013"',
    'TXT-1;low;"VW Zephir 2010-2011, Zephir 1.4 10-12, Zeph E 2012"',
    'TXT-1;low;VW Zephir VI 2010-2012 | VW Zephir 2.0 TDI Sport 2010-2012 | VW Zephir | Marvin 7 2010-2012',
    'TXT-1;low;',
    'TXT-1;low;"Volkswagen|Zephir|2010-2012;VW|Zephir|2.0|2013"',
    'TXT-1;low;"VW Golf VII 2016-2019, Golf (5G) 2013-2019"',
  ])
  expect(kind).toBe('aces')
  expect(fits.map(said)).toEqual([
    'Volkswagen Zephir 2010-2012 engine',
    'Volkswagen Zephir 2011-2013',
    'Volkswagen Zephir 2010-2011',
    'Volkswagen Zephir 2010-2012 engine',
    'Volkswagen Zeph E 2012-2012',
    'vehicle-unknown VW Zephir VI',
    'engine-unknown 2.0 TDI Sport',
    'years-unclear VW Zephir',
    'vehicle-unknown Marvin 7',
    'Volkswagen Zephir 2010-2012',
    'engine-unclear 2.0',
    'Volkswagen Golf 2016-2019',
    'vehicle-unknown VW Golf (5G)',
  ])
  expect(fits.map(({ n }) => n)).toEqual(fits.map((_, at) => at + 1))
  expect(fits[5]!.theirs).toEqual({
    Artikelnummer: 'TXT-1',
    Hersteller: 'low',
    'Passend für': 'VW Zephir VI 2010-2012',
  })
  const { warnings } = await showImport(admin, id)
  expect(warnings.map(({ code }) => code)).toEqual(['cars-apart'])
})

it('what waits is mapped by its words, or corrected in its cell', async () => {
  const text = ['SKU,Brand,Fitment', 'TXT-1,low,VW Zephir VI 2010-2012', 'TXT-1,low,VW Zepfir 2010-2012']
  const { id, counts } = await read(text)
  expect(counts.reasons.map(({ field, word }) => `${field} ${word}`).toSorted()).toEqual([
    'model VW Zepfir',
    'model VW Zephir VI',
  ])
  await correctRow(admin, id, 2, { Fitment: 'VW Zephir 2010; VW Zephir 2012' })
  expect((await stagedOf(admin, id)).fits.map(codesOf)).toEqual([['vehicle-unknown'], ['several-vehicles']])
  await correctRow(admin, id, 2, { Fitment: 'VW Zephir 2010-2011' })
  await putMappings(admin, String(supplierId), [{ kind: 'model', theirs: 'VW Zephir VI', ours: 'Volkswagen | Zephir' }])
  expect((await stagedOf(admin, id)).fits[1]!.state).toBe('ready')
  expect((await read(text)).fits.map(said)[0]).toBe('Volkswagen Zephir 2010-2012')
})

it('compatibility rows of a marketplace are of the part above them', async () => {
  const { id, fits } = await read([
    'Custom Label;Brand;Relationship;RelationshipDetails',
    'TXT-1;low;;',
    ';;Compatibility;Year=2010|Make=VW|Model=Zephir|Engine=1.4L 1395CC l4 GAS DOHC',
    ';;Compatibility;Year=2011|Make=VW|Model=Zephir|Trim=Sport Hatchback 4-Door',
    ';;Compatibility;Year=2012|Make=VW|Model=Zephir|Wheels=4',
    ';;Compatibility;Make=VW|Model=Zephir',
    ';;Compatibility;Year=2013|Make=VW|Model=Zephir|Notes=Without tow bar',
  ])
  expect(fits.map(({ partId }) => partId)).toEqual([partId, partId, partId, partId, partId])
  expect(fits.map(said)).toEqual([
    'Volkswagen Zephir 2010-2010 engine',
    'qualifier-unmapped Sport Hatchback 4-Door',
    'qualifier-unmapped wheels 4',
    'years-unclear ',
    'Volkswagen Zephir 2013-2013',
  ])
  expect(fits[4]!.conditions).toEqual(['note Without tow bar'])
  await startApplying(admin, id)
  await workOnImports(shop.ctx)
  expect((await stagedOf(admin, id)).fits.map(({ state }) => state)).toEqual([
    'applied',
    'held',
    'held',
    'held',
    'applied',
  ])
})
