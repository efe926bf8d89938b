import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { acesFile } from '../../../tests/support/made-files.ts'
import { addParts, writeLevels } from '../../../tests/support/parts-of-types.ts'
import { adminCtx } from '../../../tests/support/people.ts'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../tests/support/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { continueImports, putMappings, remapImports, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  admin = await adminCtx(shop)
})
beforeEach(async () => {
  supplierId = await newSupplierId(admin)
})
afterAll(() => shop.close())

const map = (kind: 'brand' | 'base-vehicle', theirs: string, ours: string) =>
  putMappings(admin, String(supplierId), [{ kind, theirs, ours }])
const parts = (...lines: string[]) =>
  readFileOf(admin, { supplierId, text: ['brand,number,name,price', ...lines].join('\n') }, shop.ctx)

it('a word that is mapped once makes all rows ready that waited for it', async () => {
  const { id, listed } = await parts('Acme,1,Pad,10', 'Acme,2,Pad,10', 'Other,3,Pad,10', 'low,4,Pad,much')
  expect(listed.map(({ state }) => state)).toEqual(['held', 'held', 'held', 'held'])
  await map('brand', 'Acme', 'low')
  await remapImports(shop.ctx, { supplierId })
  await workOnImports(shop.ctx)
  const after = await stagedOf(shop.ctx, id)
  expect(after.listed.map((row) => [row.state, ...codesOf(row)])).toEqual([
    ['ready'],
    ['ready'],
    ['held', 'brand-unmapped'],
    ['held', 'not-a-number'],
  ])
  expect(after.listed[0]).toMatchObject({
    given: { brand: 'low', number: '1', price: 1000 },
    theirs: null,
    reasons: null,
  })
  expect(after.counts).toMatchObject({ new: { count: 2 }, held: { count: 2 } })
})

it('the job only asks for it, and wakes the process that does it', async () => {
  const { id } = await parts('Acme,1,Pad,10')
  await map('brand', 'Acme', 'low')
  let woken = 0
  await remapImports({ ...shop.ctx, wakeImporter: () => woken++ }, { supplierId })
  expect([woken, (await stagedOf(shop.ctx, id)).listed[0]!.state]).toEqual([1, 'held'])
  await workOnImports(shop.ctx)
  expect((await stagedOf(shop.ctx, id)).listed[0]!.state).toBe('ready')
  // Nothing is left to do.
  await continueImports({ ...shop.ctx, wakeImporter: () => woken++ })
  expect(woken).toBe(1)
})

it('a vehicle that is mapped once makes its applications ready', async () => {
  const [partId] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'Q-1' }])
  await map('brand', 'ZZZZ', 'low')
  const text = acesFile([{ number: 'Q-1', vehicle: { baseVehicle: 5 } }])
  const { id, fits } = await readFileOf(admin, { supplierId, text, fileName: 'fits.xml' }, shop.ctx)
  expect(fits.map(codesOf)).toEqual([['vehicle-unmapped']])
  await map('base-vehicle', '5', '2012 | Audi | A4')
  await remapImports(shop.ctx, { supplierId })
  await workOnImports(shop.ctx)
  expect((await stagedOf(shop.ctx, id)).fits[0]).toMatchObject({ state: 'ready', partId, model: 'Audi A4', from: 2012 })
})
