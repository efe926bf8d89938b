import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { changeParts } from '#domain/catalogue'
import { continueUndo } from '#domain/runs'
import { remapImports, workOnImports } from '#domain/supply'
import type { ImportShown } from '#domain/supply/schema'
import { openImportsDesk } from '../../support/shops/imports-desk.ts'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { idOf, valuesOf } from '../../support/files/staged.ts'

const desk = await openImportsDesk()
afterAll(() => desk.close())
const { shop, as, newSupplier, checked } = desk

const shown = async (id: string): Promise<ImportShown> => (await as('GET', `/imports/${id}`)).body

async function apply(id: string): Promise<ImportShown> {
  const { status, body } = await as('POST', `/imports/${id}/apply`)
  expect(status, JSON.stringify(body)).toBe(202)
  await workOnImports(shop.ctx)
  return shown(id)
}

/** The supplier's word means the brand Low; the rows that waited for it are ready. */
async function map(supplier: number, theirs: string): Promise<void> {
  await as('PUT', `/suppliers/${supplier}/mappings`, { mappings: [{ kind: 'brand', theirs, ours: 'low' }] })
  await shop.heard()
  await remapImports(shop.ctx, { supplierId: supplier })
  await workOnImports(shop.ctx)
}

async function undo(path: string, body = {}): Promise<void> {
  const answer = await as('POST', `${path}/undo`, body)
  expect(answer.status).toBe(202)
  await continueUndo(shop.ctx, { runId: answer.body._id })
}

const pads = (...numbers: string[]) =>
  addParts(
    shop.ctx,
    numbers.map((number) => ({ type: 'brake-pads', brand: 'low', number })),
  )
const pricesOf = (ids: number[]) => Promise.all(ids.map(async (id) => (await valuesOf(shop.ctx, id, 'price'))!.price))

const vehicles = (...rows: string[]) => `brand,number,year,make,model\n${rows.join('\n')}\n`
const list = (supplier: number, ...rows: string[]) => checked(supplier, `brand,number,price\n${rows.join('\n')}\n`)

it('a file that was applied in two goes is undone as a whole', async () => {
  const supplier = await newSupplier()
  const ids = await pads('TG-1', 'TG-2')
  const { id } = await list(supplier, 'low,TG-1,50', 'lowww,TG-2,60')
  await apply(id)
  await map(supplier, 'lowww')
  await apply(id)
  expect(await pricesOf(ids)).toEqual([5000, 6000])
  await undo(`/imports/${id}`)
  expect(await pricesOf(ids)).toEqual([4000, 4000])
})

it('its report tells of both goes', async () => {
  const supplier = await newSupplier()
  await pads('TR-1', 'TR-2')
  const { id } = await list(supplier, 'low,TR-1,50', 'lowww,TR-2,60')
  await apply(id)
  await map(supplier, 'lowww')
  await apply(id)
  const { body } = await as('GET', `/imports/${id}/report.csv`)
  expect(String(body).trim().split('\r\n').slice(1)).toEqual([
    '2,changed,Low,TR-1,Price: 40 > 50,',
    '3,changed,Low,TR-2,Price: 40 > 60,',
  ])
})

it('what an undone file of two goes had to leave can be undone all the same, of both', async () => {
  const supplier = await newSupplier()
  const ids = await pads('TE-1', 'TE-2')
  const { id } = await list(supplier, 'low,TE-1,50', 'lowww,TE-2,60')
  await apply(id)
  await map(supplier, 'lowww')
  await apply(id)
  await changeParts(
    shop.ctx,
    ids.map((partId) => ({ partId, fields: { price: 7700 } })),
  )
  await undo(`/imports/${id}`)
  expect(await pricesOf(ids)).toEqual([7700, 7700])
  await undo(`/imports/${id}`, { evenChanged: true })
  expect(await pricesOf(ids)).toEqual([4000, 4000])
})

it('a file whose later rows were undone is not dropped while the earlier ones stand', async () => {
  const supplier = await newSupplier()
  await pads('TD-1', 'TD-2', 'TD-3')
  const { id } = await list(supplier, 'low,TD-1,50', 'lowww,TD-2,60', 'lowwww,TD-3,70')
  await apply(id)
  await map(supplier, 'lowww')
  await undo(`/runs/${(await apply(id)).runId}`)
  expect(await shown(id)).toMatchObject({ undoAsked: false, runs: 2 })
  await map(supplier, 'lowwww')
  expect((await shown(id)).state).toBe('staged')
  expect(await as('POST', `/imports/${id}/drop`)).toMatchObject({ status: 409, body: { code: 'already-written' } })
  await undo(`/imports/${id}`)
  expect((await shown(id)).undoAsked).toBe(true)
  expect((await as('POST', `/imports/${id}/drop`)).body.state).toBe('dropped')
})

it('late rows of an older file leave what a newer one wrote, though later rows of that were undone', async () => {
  const supplier = await newSupplier()
  const [price, ...others] = await pads('LS-1', 'LS-2', 'LS-3')
  const older = await list(supplier, 'xx,LS-1,50', 'low,LS-2,51', 'xx,LS-3,52')
  await apply(older.id)
  const newer = await list(supplier, 'low,LS-1,80', 'yy,LS-2,81', 'yy,LS-3,82')
  await apply(newer.id)
  await map(supplier, 'yy')
  await undo(`/runs/${(await apply(newer.id)).runId}`)
  await map(supplier, 'xx')
  await apply(older.id)
  expect(await pricesOf([price!, ...others])).toEqual([8000, 5100, 5200])
})

const instead = async (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await valuesOf(shop.ctx, id, 'supersededBy'))!.supersededBy))
const successors = (supplier: number, ...rows: string[]) =>
  checked(supplier, `brand,number,name,type,price,superseded_by\n${rows.join('\n')}\n`)

it('late rows of an older file name the part to take instead of their own parts alone', async () => {
  const supplier = await newSupplier()
  const [first, late, two, three] = await pads('LP-1', 'LP-2', 'LP-3', 'LP-4')
  const { id } = await successors(
    supplier,
    'low,LP-1,Pads,brake-pads,40,Low LP-3',
    'xa,LP-2,Pads,brake-pads,40,Low LP-3',
  )
  await apply(id)
  expect(await instead(first!, late!)).toEqual([two, null])
  await changeParts(shop.ctx, [{ partId: first!, fields: { supersededBy: three! } }])
  await map(supplier, 'xa')
  await apply(id)
  expect(await instead(first!, late!)).toEqual([three, two])
})

it('late rows of an older file leave the part to take instead that a newer one named', async () => {
  const supplier = await newSupplier()
  const [old, , three] = await pads('LQ-1', 'LQ-2', 'LQ-3')
  const older = await successors(supplier, 'low,LQ-3,Pads,brake-pads,41,', 'xb,LQ-1,Pads,brake-pads,40,Low LQ-2')
  await apply(older.id)
  await apply((await successors(supplier, 'low,LQ-1,Pads,brake-pads,40,Low LQ-3')).id)
  await map(supplier, 'xb')
  await apply(older.id)
  expect(await instead(old!)).toEqual([three])
})

it('a part that comes late is taken instead of one that came before', async () => {
  const supplier = await newSupplier()
  const [old] = await pads('LR-1')
  const { id } = await successors(supplier, 'low,LR-1,Pads,brake-pads,40,Low LR-2', 'xc,LR-2,New pads,brake-pads,45,')
  await apply(id)
  expect(await instead(old!)).toEqual([null])
  await map(supplier, 'xc')
  await apply(id)
  expect(await instead(old!)).toEqual([await idOf(shop.ctx, 'low', 'LR-2')])
})

const modelsOf = async (part: number): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select model.name from application a join model on model.id = a.model_id where a.part_id = ${part} order by 1`.execute(
      shop.ctx.db,
    )
  ).rows.map(({ name }) => name)

it('late rows of an older list of vehicles add none that a newer full list no longer has', async () => {
  const supplier = await newSupplier()
  const [kept, gone, other] = await pads('LV-1', 'LV-2', 'LV-3')
  const older = await checked(
    supplier,
    vehicles('xd,LV-1,2012,Audi,A4', 'xd,LV-2,2012,Audi,A4', 'low,LV-3,2012,Toyota,Camry'),
  )
  await apply(older.id)
  const newer = vehicles('low,LV-1,2012,Toyota,Camry', 'low,LV-3,2012,Toyota,Camry')
  const { body: full } = await desk.send(`supplier=${supplier}&name=full.csv&full=true`, newer)
  await workOnImports(shop.ctx)
  await apply(full.id)
  await map(supplier, 'xd')
  await apply(older.id)
  expect(await Promise.all([kept!, gone!, other!].map(modelsOf))).toEqual([['Camry'], [], ['Camry']])
  const { body } = await as('GET', `/imports/${older.id}/report.csv`)
  expect(String(body)).toContain('A newer file of the supplier')
})

it('late rows of an older list of vehicles are added beside what a newer partial list has', async () => {
  const supplier = await newSupplier()
  const [part] = await pads('LW-1', 'LW-2')
  const older = await checked(supplier, vehicles('xe,LW-1,2012,Audi,A4', 'low,LW-2,2012,Toyota,Camry'))
  await apply(older.id)
  await apply((await checked(supplier, vehicles('low,LW-1,2012,Toyota,Camry'))).id)
  await map(supplier, 'xe')
  await apply(older.id)
  expect(await modelsOf(part!)).toEqual(['A4', 'Camry'])
})
