import { expect, it } from 'vitest'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { stagedOf } from '../../../tests/support/files/read-files.ts'
import { correctRow } from '../index.server.ts'

const desk = heldDesk()

it('of two admins who correct different cells of a row at once neither loses what he wrote', async () => {
  const { id } = await desk.parts('nobody,AT-1,Pad,soon')
  await Promise.all([correctRow(desk.admin, id, 2, { price: '12' }), correctRow(desk.admin, id, 2, { brand: 'low' })])
  expect((await stagedOf(desk.admin, id)).listed).toMatchObject([
    { state: 'ready', given: { brand: 'low', price: 1200 } },
  ])
})
