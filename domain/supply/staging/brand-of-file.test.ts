import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { acesFile } from '../../../tests/support/files/made-files.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, newSupplierId, readFileOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { putMappings } from '../index.server.ts'
import { warningsOf } from './warnings.ts'

let shop: TestShop
let admin: Ctx
const ids: number[] = []
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
  const parts = ['low', 'middle'].map((brand) => ({ type: 'brake-pads', brand, number: 'HB-1' }))
  ids.push(...(await addParts(shop.ctx, parts)))
})
afterAll(() => shop.close())

const APP = '<App action="A" id="1"><BaseVehicle id="5"/><Qty>1</Qty><PartType id="1"/><Part>HB-1</Part></App>'

it('an application that names no brand is about the part of the brand in the header', async () => {
  const supplierId = await newSupplierId(admin)
  const text = acesFile([APP, APP.replace('<Part>', '<Part BrandAAIAID="middle">')], {
    header: { BrandAAIAID: 'low' },
  })
  const { fits } = await readFileOf(admin, { supplierId, text, fileName: 'fits.xml' }, shop.ctx)
  expect(fits.map(({ partId }) => partId)).toEqual(ids)
})

it('a brand of the header that is not mapped waits, unless the supplier has one for rows that name none', async () => {
  const supplierId = await newSupplierId(admin)
  const file = () =>
    readFileOf(
      admin,
      { supplierId, text: acesFile([APP], { header: { BrandAAIAID: 'QQQQ' } }), fileName: 'f.xml' },
      shop.ctx,
    )
  expect(codesOf((await file()).fits[0]!)).toContain('brand-unmapped')
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: '(none)', ours: 'middle' }])
  expect((await file()).fits[0]).toMatchObject({ partId: ids[1] })
})

it('a file without a record says so', async () => {
  const supplierId = await newSupplierId(admin)
  const read = await readFileOf(admin, { supplierId, text: acesFile([]), fileName: 'f.xml' }, shop.ctx)
  const said = (failure: object | null) =>
    warningsOf({ ...read, failure } as never, '2026-11-23').map(({ code }) => code)
  expect(said(null)).toContain('no-records')
  // Where reading ended early nobody knows whether it has none.
  expect(said({ code: 'file-broken' })).toEqual([])
})
