import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportsDesk } from '../../../tests/support/shops/imports-desk.ts'
import { acesFile } from '../../../tests/support/files/made-files.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { writeZephirs } from '../../../tests/support/catalogue/zephirs.ts'
import { columns } from '../../../common/words/en/files/imports.ts'
import { workOnImports } from '../index.server.ts'
import { ownColumns } from '../staging/tables/own-columns.ts'
import type { ImportShown, ShownRow } from '../schema.ts'

let desk: Awaited<ReturnType<typeof openImportsDesk>>
beforeAll(async () => {
  desk = await openImportsDesk()
  await writeZephirs(desk.shop.ctx)
})
afterAll(() => desk.close())

test('the rows of the own file of parts stand beside the shop, whatever the parts say', async () => {
  await addParts(desk.shop.ctx, [
    {
      type: 'oil-filters',
      brand: 'low',
      number: 'OWN-1',
      numbers: [
        { kind: 'superseded', maker: null, number: 'OLD | 1' },
        { kind: 'superseded', maker: 'low', number: 'OLD-2' },
        { kind: 'oe', maker: 'BMW', number: '11 42' },
      ],
      attributes: [['Height', '80', 'mm']],
    },
  ])
  const { status, body: csv } = await desk.as('GET', '/exports/parts.csv?brand=low')
  expect(status).toBe(200)
  const file = await desk.checked(await desk.newSupplier(), csv)
  expect(file.counts).toMatchObject({ same: { count: 1 } })
  const { status: read, body } = await desk.as('GET', `/imports/${file.id}/rows?state=same`)
  expect(read, JSON.stringify(body)).toBe(200)
  const [own] = body.items
  const told = (name: string) => own.fields.find(({ field }: { field: string }) => field === name)
  expect(told('superseded_numbers').shop).toBe('OLD \\| 1 | OLD-2')
  for (const { field, file: inFile, shop } of own.fields) expect([field, shop]).toEqual([field, inFile])
})

const rowsOf = async ({ id }: ImportShown): Promise<ShownRow[]> =>
  (await desk.as('GET', `/imports/${id}/rows`)).body.items

test('what a row says of a part stands in the order of the shop’s columns', async () => {
  const lines = ['price,stock,name,type,number,brand', '10,4,Pads,brake-pads,ORD-1,low']
  const [row] = await rowsOf(await desk.checked(await desk.newSupplier(), lines.join('\n')))
  expect(row!.fields.map(({ field }) => field)).toEqual(['brand', 'number', 'name', 'type', 'price', 'stock'])
})

test('every column of the shop’s own files has a name', () => {
  for (const { column } of [...ownColumns(false), ...ownColumns(true)])
    expect([column, columns[column]]).toEqual([column, expect.any(String)])
})

test('a line of cars says before it is applied where its part goes, and an unknown part keeps its number', async () => {
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'CAR-1' }])
  const file = await desk.checked(
    await desk.newSupplier(),
    [
      'brand,number,year,make,model,engine,position,quantity,conditions,notes',
      'low,CAR-1,2011,Volkswagen,Zephir,1.4,front,2,drive = AWD,Only with the sport seats',
      'low,NO-PART-1,2011,Volkswagen,Zephir,,,1,,',
    ].join('\n'),
  )
  const [ready, unknown] = await rowsOf(file)
  expect(ready!.fields).toEqual([
    { field: 'engine', file: expect.stringContaining('1.4'), shop: null },
    { field: 'position', file: 'front', shop: null },
    { field: 'quantity', file: '2', shop: null },
    { field: 'conditions', file: 'drive = AWD', shop: null },
    { field: 'notes', file: 'Only with the sport seats', shop: null },
  ])
  expect(unknown!.text).toContain(' NO-PART-1 ')
  expect(file.counts!.held.samples[0]!.text).toContain(' NO-PART-1 ')
})

test('the report of what waits names brands and numbers as people do, and says what is missing in words', async () => {
  const supplier = await desk.newSupplier()
  const reported = async (name: string, text: string): Promise<string> => {
    const { body } = await desk.send(`supplier=${supplier}&name=${name}`, text)
    await workOnImports(desk.shop.ctx)
    return (await desk.as('GET', `/imports/${body.id}/report.csv`)).body
  }
  const app = { brand: 'low', number: 'NO-PART-2', partType: null }
  expect(await reported('cars.xml', acesFile([app]))).toContain(',waits,Low,NO-PART-2,')
  const lines = ['brand,number,type,price', 'low,MISS-1,,10']
  expect(await reported('parts.csv', lines.join('\n'))).toContain(
    ',waits,Low,MISS-1,,The name is missing; The part type is missing',
  )
})
