import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { acesFile } from '../../../tests/support/made-files.ts'
import { addParts, writeLevels } from '../../../tests/support/parts-of-types.ts'
import { makeAdmin } from '../../../tests/support/people.ts'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../tests/support/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { correctRow, heldFile, listImportRows, listRowsBesideShop, putMappings, remapImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  const { id, email } = await makeAdmin(shop)
  admin = { ...shop.ctx, actor: { kind: 'user', id, email, role: 'admin' } }
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

it('a vehicle that is mapped once makes its applications ready', async () => {
  const [partId] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'Q-1' }])
  await map('brand', 'ZZZZ', 'low')
  const text = acesFile([{ number: 'Q-1', vehicle: { baseVehicle: 5 } }])
  const { id, fits } = await readFileOf(admin, { supplierId, text, fileName: 'fits.xml' }, shop.ctx)
  expect(fits.map(codesOf)).toEqual([['vehicle-unmapped']])
  await map('base-vehicle', '5', '2012 | Audi | A4')
  await remapImports(shop.ctx, { supplierId })
  expect((await stagedOf(shop.ctx, id)).fits[0]).toMatchObject({ state: 'ready', partId, model: 'Audi A4', from: 2012 })
})

it('one row is corrected by its columns', async () => {
  const { id } = await parts('low,C-1,Pad,much', 'low,C-2,Pad,much')
  await correctRow(admin, id, 2, { price: '12.50' })
  const { listed, state } = await stagedOf(shop.ctx, id)
  expect(state).toBe('staged')
  expect(listed.map(({ state }) => state)).toEqual(['ready', 'held'])
  expect(listed[0]!.given).toMatchObject({ price: 1250 })
  await expect(correctRow(admin, id, 3, { prize: '1' })).rejects.toMatchObject({
    status: 400,
    fields: { prize: expect.anything() },
  })
  await expect(correctRow(admin, id, 2, { price: '1' })).rejects.toMatchObject({ status: 404 })
})

it('rows are listed by state, reason and number, and one is shown beside what the shop has', async () => {
  const [known] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'L-1', price: 1000 }])
  const { id } = await parts('low,L-1,Other name,20', 'nobody,L-2,Pad,1', 'low,L-3,Pad,much')
  const list = async (asked: object) =>
    (await listImportRows(admin, id, { limit: 10, ...asked })).items.map(({ n }) => n)
  expect(await list({})).toEqual([2, 3, 4])
  expect(await list({ state: 'held' })).toEqual([3, 4])
  expect(await list({ code: 'brand-unmapped' })).toEqual([3])
  expect(await list({ q: 'l-3' })).toEqual([4])
  expect(await list({ cursor: '3' })).toEqual([4])
  const [shown, other] = (await listRowsBesideShop(admin, id, { limit: 10 })).items
  expect(shown).toMatchObject({ n: 2, partId: known })
  expect(shown!.fields).toContainEqual({ field: 'price', file: '20.00', shop: '10.00' })
  expect(shown!.fields).toContainEqual({ field: 'name', file: 'Other name', shop: expect.any(String) })
  expect(other!.n).toBe(3)
  expect(other!.fields.filter(({ shop }) => shop !== null)).toEqual([])
})

it('waiting rows go back as a file with the reasons in words', async () => {
  const { id } = await parts('low,B-1,Pad,10', 'nobody,B-2,"Pad, front",10')
  let text = ''
  for await (const piece of await heldFile(admin, id)) text += piece
  expect(text.split('\r\n')).toEqual([
    'row,brand,number,name,price,reason',
    '3,nobody,B-2,"Pad, front",10,The brand “nobody” is not mapped to one of the shop’s',
    '',
  ])
})
