import { expect, it } from 'vitest'
import { acesFile } from '../../../tests/support/files/made-files.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { codesOf, readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import { continueImports, remapImports, showImport, workOnImports } from '../index.server.ts'

const desk = heldDesk()

it('a word that is mapped once makes all rows ready that waited for it', async () => {
  const { id, listed } = await desk.parts('Acme,1,Pad,10', 'Acme,2,Pad,10', 'Other,3,Pad,10', 'low,4,Pad,much')
  expect(listed.map(({ state }) => state)).toEqual(['held', 'held', 'held', 'held'])
  await desk.map('brand', 'Acme', 'low')
  await remapImports(desk.shop.ctx, { supplierId: desk.supplierId })
  await workOnImports(desk.shop.ctx)
  const after = await stagedOf(desk.shop.ctx, id)
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

it('of two rows about one part that say different things the later one still waits', async () => {
  const { id } = await desk.parts('low,1,Pad,10', 'low,1,Disc,12', 'Acme,2,Pad,10', 'Acme,2,Disc,12', 'Acme,2,Pad,10')
  await desk.map('brand', 'Acme', 'low')
  await remapImports(desk.shop.ctx, { supplierId: desk.supplierId })
  await workOnImports(desk.shop.ctx)
  const after = await stagedOf(desk.shop.ctx, id)
  expect(after.listed.map((row) => [row.state, ...codesOf(row)])).toEqual([
    ['ready'],
    ['held', 'twice-in-file'],
    ['ready'],
    ['held', 'twice-in-file'],
    ['same'],
  ])
  expect(after.counts).toMatchObject({ new: { count: 2 }, held: { count: 2 } })
})

it('what is read again of such a row keeps its units, whatever the headings name', async () => {
  const text = [
    'brand;number;name;type;Gewicht (kg);Länge (cm);Preis (per 100);Bestand',
    'low;U-1;Pad;brake-pads;8,2;31,5;4.900;5 Stk.',
    'low;U-1;Disc;brake-pads;8,4;32;5.000;7',
    'Acme;U-2;Pad;brake-pads;1;1;1.000;1',
  ].join('\n')
  const { id } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
  const second = async () => (await stagedOf(desk.shop.ctx, id)).listed[1]!
  const said = { price: 5000, weightGrams: 8400, lengthMm: 320, stock: 7 }
  expect(await second()).toMatchObject({ state: 'held', given: said })
  await desk.map('brand', 'Acme', 'low')
  await remapImports(desk.shop.ctx, { supplierId: desk.supplierId })
  await workOnImports(desk.shop.ctx)
  expect(await second()).toMatchObject({ state: 'held', given: said })
})

it('the job only asks for it, and wakes the process that does it', async () => {
  const { id } = await desk.parts('Acme,1,Pad,10')
  const isReadAgain = async () => (await showImport(desk.admin, id)).rereading
  expect(await isReadAgain()).toBe(false)
  await desk.map('brand', 'Acme', 'low')
  // The file's page says so from then on, and not only once the job has had its turn.
  expect(await isReadAgain()).toBe(true)
  let woken = 0
  await remapImports({ ...desk.shop.ctx, wakeImporter: () => woken++ }, { supplierId: desk.supplierId })
  expect([woken, (await stagedOf(desk.shop.ctx, id)).listed[0]!.state]).toEqual([1, 'held'])
  await workOnImports(desk.shop.ctx)
  expect((await stagedOf(desk.shop.ctx, id)).listed[0]!.state).toBe('ready')
  expect(await isReadAgain()).toBe(false)
  // Nothing is left to do.
  await continueImports({ ...desk.shop.ctx, wakeImporter: () => woken++ })
  expect(woken).toBe(1)
})

it('a vehicle that is mapped once makes its applications ready', async () => {
  const [partId] = await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'Q-1' }])
  await desk.map('brand', 'ZZZZ', 'low')
  const text = acesFile([{ number: 'Q-1', vehicle: { baseVehicle: 5 } }])
  const { id, fits } = await readFileOf(
    desk.admin,
    { supplierId: desk.supplierId, text, fileName: 'fits.xml' },
    desk.shop.ctx,
  )
  expect(fits.map(codesOf)).toEqual([['vehicle-unmapped']])
  await desk.map('base-vehicle', '5', '2012 | Audi | A4')
  await remapImports(desk.shop.ctx, { supplierId: desk.supplierId })
  await workOnImports(desk.shop.ctx)
  expect((await stagedOf(desk.shop.ctx, id)).fits[0]).toMatchObject({
    state: 'ready',
    partId,
    model: 'Audi A4',
    from: 2012,
  })
})
