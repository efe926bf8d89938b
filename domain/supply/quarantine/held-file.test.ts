import { expect, it } from 'vitest'
import { deletePart } from '#domain/catalogue'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import { correctRow, heldFile, listRowsBesideShop, startApplying, workOnImports } from '../index.server.ts'

const desk = heldDesk()

it('a row that waits since its file was applied goes back as it came: with its number, and in units of its headings', async () => {
  const part = { type: 'brake-pads', brand: 'low', number: 'HF-1' }
  const [gone] = await addParts(desk.shop.ctx, [part])
  const read = (text: string) => readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
  const { id } = await read('Marke;Artikelnummer;Preis (per 100);Bestand\nlow;HF-1;4.900,00;auf Lager')
  await startApplying(desk.admin, id)
  await deletePart(desk.admin, String(gone))
  await workOnImports(desk.shop.ctx)
  expect((await stagedOf(desk.admin, id)).listed).toMatchObject([
    { state: 'refused', given: { price: 4900, stock: null } },
  ])
  const [shown] = (await listRowsBesideShop(desk.admin, id, { limit: 1 })).items
  expect(shown!.cells).toMatchObject({ brand: 'low', number: 'HF1', price: '49.00', stock: '-' })
  let text = ''
  for await (const piece of await heldFile(desk.admin, id)) text += piece
  await addParts(desk.shop.ctx, [part])
  expect((await read(text)).listed[0], text).toMatchObject({ state: 'ready', given: { price: 4900, stock: null } })
  await correctRow(desk.admin, id, 2, { stock: '3' })
  const { state, listed } = await stagedOf(desk.admin, id)
  expect([state, listed]).toMatchObject(['staged', [{ state: 'ready', given: { price: 4900, stock: 3 } }]])
})
