import { expect, it } from 'vitest'
import { insertBrands } from '#domain/catalogue'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { readFileOf } from '../../../tests/support/files/read-files.ts'
import { valuesOf } from '../../../tests/support/files/staged.ts'
import { startApplying, workOnImports } from '../index.server.ts'

const desk = heldDesk()

it('the brand of the part to take instead is found by its own letters, whatever signs its name has', async () => {
  const { ctx } = desk.shop
  await insertBrands(ctx, 'test', [{ slug: 'l-w', name: 'L_w', tier: null, country: '', about: '' }])
  const numbers = ['SU-9', 'SU-1', 'SU-2']
  const [part, one, other] = await addParts(
    ctx,
    numbers.map((number, n) => ({ type: 'brake-pads', brand: n === 0 ? 'l-w' : 'low', number })),
  )
  const text = ['brand,number,superseded_by', 'low,SU-1,Low SU-9', 'low,SU-2,l_W SU-9'].join('\n')
  const { id } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, ctx)
  await startApplying(desk.admin, id)
  await workOnImports(ctx)
  expect(await valuesOf(ctx, one!, 'supersededBy')).toEqual({ supersededBy: null })
  expect(await valuesOf(ctx, other!, 'supersededBy')).toEqual({ supersededBy: part })
})
