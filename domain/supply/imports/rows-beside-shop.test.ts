import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportsDesk } from '../../../tests/support/imports-desk.ts'
import { addParts } from '../../../tests/support/parts-of-types.ts'

let desk: Awaited<ReturnType<typeof openImportsDesk>>
beforeAll(async () => {
  desk = await openImportsDesk()
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
