import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { acesFile, type MadeApp, piesFile } from '../../../tests/support/files/made-files.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { codesOf, readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import { takeImport } from '../staging/taken-import.ts'
import { allowRows, correctRow, heldFile, listRowsBesideShop, remapImports, workOnImports } from '../index.server.ts'
import { listImportRows } from './list-rows.ts'

const desk = heldDesk()

it('one row is corrected by its columns', async () => {
  const { id } = await desk.parts('low,C-1,Pad,much', 'low,C-2,Pad,much')
  await correctRow(desk.admin, id, 2, { price: '12.50' })
  const { listed, state } = await stagedOf(desk.shop.ctx, id)
  expect(state).toBe('staged')
  expect(listed.map(({ state }) => state)).toEqual(['ready', 'held'])
  expect(listed[0]!.given).toMatchObject({ price: 1250 })
  await expect(correctRow(desk.admin, id, 3, { prize: '1' })).rejects.toMatchObject({
    status: 400,
    fields: { prize: expect.anything() },
  })
  await expect(correctRow(desk.admin, id, 4, { price: '1' })).rejects.toMatchObject({ status: 404 })
})

it('a row of an applied file that is corrected and still waits leaves the file applied', async () => {
  const { id } = await desk.parts('low,C-3,Pad,much', 'low,C-4,Pad,12')
  await sql`update import set state = 'applied' where id = ${id}`.execute(desk.shop.ctx.db)
  await correctRow(desk.admin, id, 2, { price: 'many' })
  expect((await stagedOf(desk.shop.ctx, id)).state).toBe('applied')
  await correctRow(desk.admin, id, 2, { price: '12.50' })
  expect((await stagedOf(desk.shop.ctx, id)).state).toBe('staged')
})

it('a row can be corrected while what waits is being read again: that takes a moment', async () => {
  const { id } = await desk.parts('low,C-5,Pad,much')
  const reading = (await takeImport(desk.admin, id, ['staged'], 'staged'))!
  const corrected = correctRow(desk.admin, id, 2, { price: '12.50' })
  await Promise.race([corrected, sleep(500)])
  await reading.leave('staged')
  await corrected
  expect((await stagedOf(desk.shop.ctx, id)).listed[0]).toMatchObject({ state: 'ready', given: { price: 1250 } })
})

it('rows are listed by state, reason and number, and one is shown beside what the shop has', async () => {
  const [known] = await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'L-1', price: 1000 }])
  const { id } = await desk.parts('low,L-1,Other name,20', 'nobody,L-2,Pad,1', 'low,L-3,Pad,much')
  const list = async (asked: object) =>
    (await listImportRows(desk.admin, id, { limit: 10, ...asked })).items.map(({ n }) => n)
  expect(await list({})).toEqual([2, 3, 4])
  expect(await list({ state: 'held' })).toEqual([3, 4])
  expect(await list({ code: 'brand-unmapped' })).toEqual([3])
  expect(await list({ q: 'l-3' })).toEqual([4])
  expect(await list({ cursor: '3' })).toEqual([4])
  const [shown, other] = (await listRowsBesideShop(desk.admin, id, { limit: 10 })).items
  expect(shown).toMatchObject({ n: 2, partId: known })
  expect(shown!.fields).toContainEqual({ field: 'price', file: '20.00', shop: '10.00' })
  expect(shown!.fields).toContainEqual({ field: 'name', file: 'Other name', shop: expect.any(String) })
  expect(other!.n).toBe(3)
  expect(other!.fields.filter(({ shop }) => shop !== null)).toEqual([])
})

it('a row names brands and part types as people call them', async () => {
  await sql`update brand set name = 'Low & Sons' where slug = 'low'`.execute(desk.shop.ctx.db)
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'N-1', price: 1000 }])
  const text = 'brand,number,name,type,price\nlow,N-1,Other name,brake-discs,20\nlow,N-2,New,brake-pads,much'
  const { id } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
  const [known, added] = (await listRowsBesideShop(desk.admin, id, { limit: 10 })).items
  expect([known!.text, added!.text]).toEqual(['Low & Sons N-1 Other name', 'Low & Sons N-2 New'])
  expect(known!.fields).toContainEqual({ field: 'type', file: 'Brake discs', shop: 'Brake pads' })
  expect(added!.fields).toContainEqual({ field: 'brand', file: 'Low & Sons', shop: null })
})

it('waiting rows go back as a file with the reasons in words', async () => {
  const { id } = await desk.parts('low,B-1,Pad,10', 'nobody,B-2,"Pad, front",10')
  let text = ''
  for await (const piece of await heldFile(desk.admin, id)) text += piece
  expect(text.split('\r\n')).toEqual([
    'row,brand,number,name,price,reason',
    '3,nobody,B-2,"Pad, front",10,The brand “nobody” is not mapped to one of the shop’s',
    '',
  ])
})

const aces = (apps: MadeApp[], more = {}) =>
  readFileOf(
    desk.admin,
    { supplierId: desk.supplierId, text: acesFile(apps), fileName: 'fits.xml', ...more },
    desk.shop.ctx,
  )

describe('records of an XML file', () => {
  it('a record is told in words, also one that waits since it was checked against others', async () => {
    await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'T-1' }])
    await desk.map('brand', 'ZZZZ', 'low')
    await desk.map('base-vehicle', '5', '2012 | Audi | A4')
    const { id } = await aces([
      { number: 'T-1', vehicle: { baseVehicle: 5 }, quantity: 2 },
      { number: 'T-1', vehicle: { baseVehicle: 5 }, quantity: 4 },
      { number: 'T-1', vehicle: { baseVehicle: 66 }, attributes: { BodyType: 3 } },
    ])
    const rows = (await listRowsBesideShop(desk.admin, id, { state: 'held', limit: 10 })).items
    expect(rows[0]).toMatchObject({ n: 2, mayBeRight: true, text: expect.stringMatching(/ T-1 Audi A4 2012$/) })
    expect(rows[0]!.theirs).toMatchObject({ quantity: '4', make: 'Audi', model: 'A4' })
    expect(rows[1]!.theirs).toMatchObject({
      part: 'brand ZZZZ, number T-1',
      vehicle: 'baseVehicle 66',
      attributes: 'id 3, name BodyType',
    })
    expect(Object.keys(rows[1]!.theirs!)).not.toContain('notes')
  })

  it('applications are corrected by the shop’s own columns; a word that waits stays until somebody decides', async () => {
    const [partId] = await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'X-1' }])
    await desk.map('brand', 'ZZZZ', 'low')
    const { id, fits } = await aces([
      {
        number: 'X-11',
        vehicle: { baseVehicle: 77 },
        attributes: { EngineBase: 8, BodyType: 3 },
        position: 9,
        quantity: 2,
        notes: ['a | b'],
      },
      { number: 'X-1', vehicle: { baseVehicle: 77 }, action: 'D' },
    ])
    expect(fits.map(({ state }) => state)).toEqual(['held', 'held'])
    const rows = async () => (await listRowsBesideShop(desk.admin, id, { limit: 10 })).items
    expect((await rows())[0]!.cells).toEqual({
      brand: 'low',
      number: 'X-11',
      year_from: '',
      year_to: '',
      make: '',
      model: '',
      engine: '8',
      position: '9',
      quantity: '2',
      conditions: 'BodyType = BodyType 3',
      notes: 'a \\| b',
    })
    const car = { year_from: '2012', year_to: '2012', make: 'Audi', model: 'A4' }
    await correctRow(desk.admin, id, 1, { number: 'X-1', ...car })
    const half = (await stagedOf(desk.shop.ctx, id)).fits[0]!
    expect([half.state, ...codesOf(half).toSorted()]).toEqual([
      'held',
      'engine-unknown',
      'not-one-of',
      'position-unmapped',
    ])
    await correctRow(desk.admin, id, 1, { engine: '', conditions: 'body = estate', position: 'front' })
    await correctRow(desk.admin, id, 2, car)
    expect((await stagedOf(desk.shop.ctx, id)).fits).toMatchObject([
      {
        state: 'ready',
        action: 'add',
        partId,
        model: 'Audi A4',
        from: 2012,
        position: 'front',
        quantity: 2,
        conditions: ['body estate', 'note a | b'],
      },
      { state: 'ready', action: 'delete', partId, model: 'Audi A4', from: 2012 },
    ])
    await expect(correctRow(desk.admin, id, 3, car)).rejects.toMatchObject({ status: 404 })
  })

  it('items are corrected by the shop’s own columns, and keep what has none', async () => {
    const text = piesFile([
      {
        number: 'Y-1',
        gtin: '00036000291453',
        partType: 99,
        prices: [{ price: '12' }, { price: '11', from: 10 }],
        attributes: [{ id: '78', value: '1', isPadb: true }],
      },
    ])
    await desk.map('brand', 'ZZZZ', 'low')
    const { id, listed } = await readFileOf(
      desk.admin,
      { supplierId: desk.supplierId, text, fileName: 'items.xml' },
      desk.shop.ctx,
    )
    expect(codesOf(listed[0]!).toSorted()).toEqual(['attribute-unmapped', 'gtin-wrong', 'type-unmapped'])
    const [row] = (await listRowsBesideShop(desk.admin, id, { limit: 10 })).items
    expect(row!.cells).toMatchObject({
      number: 'Y-1',
      gtin: '00036000291453',
      type: '99',
      attributes: '= 78',
      price: '12.00',
    })
    await correctRow(desk.admin, id, 1, { type: 'brake-pads', gtin: '' })
    expect(codesOf((await stagedOf(desk.shop.ctx, id)).listed[0]!)).toEqual(['attribute-unnamed'])
    await correctRow(desk.admin, id, 1, { attributes: 'Width = 60 mm' })
    expect((await stagedOf(desk.shop.ctx, id)).listed[0]).toMatchObject({
      state: 'ready',
      given: {
        category: 'brake-pads',
        price: 1200,
        priceBreaks: [{ from: 10, price: 1100 }],
        attributes: [['Width', '60', 'mm']],
      },
    })
    const strange = correctRow(desk.admin, id, 1, { partType: '1' })
    await expect(strange).rejects.toMatchObject({ status: 400, fields: { partType: expect.anything() } })
  })

  it('go back as a file in the shop’s own columns, which is corrected and comes in again', async () => {
    await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'Z-1' }])
    await desk.map('brand', 'ZZZZ', 'low')
    const { id } = await aces([{ number: 'Z-1', vehicle: { years: [2012, 2012], make: 5 }, quantity: 2 }])
    let file = ''
    for await (const piece of await heldFile(desk.admin, id)) file += piece
    expect(file.split('\r\n')[0]).toBe(
      'row,brand,number,year_from,year_to,make,model,engine,position,quantity,conditions,notes,reason',
    )
    expect(file).toContain('1,low,Z-1,2012,2012,,,')
    const text = file.replace('2012,2012,,,', '2012,2012,Audi,A4,')
    const { fits } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
    expect(fits).toMatchObject([{ state: 'ready', model: 'Audi A4', from: 2012, quantity: 2 }])
  })
})

it('rows that contradict are right when an admin says so: one, or all with that reason; others are not', async () => {
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'D-1' }])
  await desk.map('brand', 'ZZZZ', 'low')
  await desk.map('base-vehicle', '5', '2012 | Audi | A4')
  const fit = (more: MadeApp = {}): MadeApp => ({ number: 'D-1', vehicle: { baseVehicle: 5 }, ...more })
  const { id, fits } = await aces([
    fit({ quantity: 1 }),
    fit({ quantity: 2 }),
    fit({ quantity: 3 }),
    fit({ quantity: 4, position: 9 }),
  ])
  expect(fits.map(({ state }) => state)).toEqual(['ready', 'held', 'held', 'held'])
  const rows = (await listRowsBesideShop(desk.admin, id, { limit: 10 })).items
  expect(rows.map(({ mayBeRight }) => mayBeRight)).toEqual([false, true, true, false])
  // It was ready until it was checked against the others: its cells come from what was read.
  expect(rows[1]!.cells).toMatchObject({ number: 'D-1', make: 'Audi', model: 'A4', year_from: '2012', quantity: '2' })
  await expect(allowRows(desk.admin, id, { n: 4 })).rejects.toMatchObject({ status: 404 })
  await allowRows(desk.admin, id, { n: 3 })
  await remapImports(desk.shop.ctx, { supplierId: desk.supplierId })
  await workOnImports(desk.shop.ctx)
  await correctRow(desk.admin, id, 2, { notes: 'With the large disc' })
  const after = await stagedOf(desk.shop.ctx, id)
  expect(after.fits.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'held'])
  expect(codesOf(after.fits[2]!)).toEqual(['quantities-differ'])
  await expect(allowRows(desk.admin, id, { code: 'quantities-differ' })).rejects.toMatchObject({ status: 404 })
})
