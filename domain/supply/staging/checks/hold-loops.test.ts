import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeParts } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../../tests/support/shops/supply-shop.ts'
import { applyImport } from '../../apply/apply-import.ts'
import { correctRow, putMappings, startApplying } from '../../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
})
afterAll(() => shop.close())

const HEADER = 'Part number;Brand;Name;Type;Price;Superseded by'
const file = async (pairs: [number: string, by: string][], supplierId?: number) =>
  readFileOf(admin, {
    supplierId: supplierId ?? (await newSupplierId(admin)),
    text: [HEADER, ...pairs.map(([number, by]) => `${number};low;Pad;brake-pads;40;${by}`)].join('\n'),
  })
const told = (listed: Awaited<ReturnType<typeof file>>['listed']) =>
  listed.map((row) => [row.state, ...codesOf(row)].join(' '))

it('a part to take instead that neither the file nor the shop has is told, with the rows that name it', async () => {
  await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'HU-5' }])
  const { header, listed } = await file([
    ['HU-1', 'HU-2'],
    ['HU-2', 'Low HU-5'],
    ['HU-3', 'NOT-1'],
    ['HU-4', 'Low NOT-2'],
  ])
  expect(told(listed)).toEqual(['ready', 'ready', 'ready', 'ready'])
  expect(header.successorsUnknown).toEqual({ count: 2, samples: ['NOT-1', 'Low NOT-2'] })
})

it('the row that closes a circle waits before anything is written, the others are ready', async () => {
  const { listed, counts } = await file([
    ['HL-1', 'HL-2'],
    ['HL-2', 'Low HL-3'],
    ['HL-3', 'hl 1'],
    ['HL-4', 'HL-4'],
    ['HL-5', 'HL-3'],
    ['HL-6', 'NOT-HERE'],
  ])
  expect(told(listed)).toEqual(['ready', 'ready', 'held leads-back', 'held leads-back', 'ready', 'ready'])
  expect(counts.reasons).toEqual([{ code: 'leads-back', field: 'Superseded by', word: null, count: 2 }])
})

it('what the shop has counts, unless the file says otherwise', async () => {
  const parts = await addParts(
    shop.ctx,
    ['HS-1', 'HS-2', 'HS-3'].map((number) => ({ type: 'brake-pads', brand: 'low', number })),
  )
  const [one, two, three] = parts as [number, number, number]
  await changeParts(shop.ctx, [
    { partId: one, fields: { supersededBy: two } },
    { partId: two, fields: { supersededBy: three } },
  ])
  expect(told((await file([['HS-3', 'HS-1']])).listed)).toEqual(['held leads-back'])
  const turned: [string, string][] = [
    ['HS-1', '-'],
    ['HS-3', 'HS-1'],
  ]
  expect(told((await file(turned)).listed)).toEqual(['ready', 'ready'])
})

it('a chain of more than twenty parts is too long', async () => {
  const chain = Array.from({ length: 21 }, (_, n): [string, string] => [`HC-${n}`, `HC-${n + 1}`])
  const { listed } = await file(chain.toReversed())
  expect(told(listed)).toEqual([...Array<string>(19).fill('ready'), 'held leads-back', 'ready'])
})

it('a row that is corrected is checked again', async () => {
  const { id, listed } = await file([
    ['HR-1', 'HR-2'],
    ['HR-2', 'HR-1'],
  ])
  expect(told(listed)).toEqual(['ready', 'held leads-back'])
  await correctRow(admin, id, 3, { 'Superseded by': 'HR-2' })
  expect(told((await stagedOf(admin, id)).listed)).toEqual(['ready', 'held leads-back'])
  await correctRow(admin, id, 3, { 'Superseded by': 'HR-3' })
  expect(told((await stagedOf(admin, id)).listed)).toEqual(['ready', 'ready'])
})

it('the brand of a part to take instead may be the supplier’s word for it', async () => {
  const supplierId = await newSupplierId(admin)
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: 'LW', ours: 'low' }])
  const { id, listed } = await file(
    [
      ['HB-1', 'LW HB-2'],
      ['HB-2', ''],
    ],
    supplierId,
  )
  expect(listed[0]!.given).toMatchObject({ supersededBy: 'Low HB-2' })
  await startApplying(admin, id)
  await applyImport(admin, id)
  expect(await file([['HB-2', 'HB-1']]).then(({ listed }) => told(listed))).toEqual(['held leads-back'])
})
