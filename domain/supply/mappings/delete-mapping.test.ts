import { expect, it } from 'vitest'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { stagedOf } from '../../../tests/support/files/read-files.ts'
import { deleteMapping, workOnImports } from '../index.server.ts'

const desk = heldDesk()

it('rows that a word had left out wait for that word again once its mapping is deleted', async () => {
  await desk.map('brand', 'Acme', 'ignore')
  const { id, listed } = await desk.parts('Acme,DM-1,Pad,12')
  expect(listed).toMatchObject([{ state: 'refused', reasons: [{ code: 'word-ignored' }] }])
  await deleteMapping(desk.admin, String(desk.supplierId), { kind: 'brand', theirs: 'Acme' })
  await workOnImports(desk.admin)
  const after = await stagedOf(desk.admin, id)
  expect(after.listed).toMatchObject([{ state: 'held', reasons: [{ code: 'brand-unmapped' }] }])
  expect(after.counts.held.count).toBe(1)
})
