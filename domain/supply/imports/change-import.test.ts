import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Ctx } from '#platform/context'
import { adminCtx } from '../../../tests/support/people.ts'
import { writeLevels } from '../../../tests/support/parts-of-types.ts'
import { newSupplierId, readFileOf } from '../../../tests/support/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { LostImport, takeImport } from '../staging/taken-import.ts'
import { changeImport } from './change-import.ts'

let shop: TestShop
let admin: Ctx
let passed = 0
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  const clock = { now: () => new Date(shop.ctx.clock.now().getTime() + passed) }
  admin = { ...(await adminCtx(shop)), clock }
})
afterAll(() => shop.close())

const newFile = async () => {
  const supplierId = await newSupplierId(admin)
  return (await readFileOf(admin, { supplierId, text: 'brand,number,name,price\nlow,H-1,Pad,10' }, admin)).id
}

it('a file that somebody works on is read anew when he has heard of it, and he writes no more', async () => {
  const id = await newFile()
  const first = (await takeImport(admin, id, ['staged'], 'staged'))!
  await changeImport(admin, id, {})
  expect(await takeImport(admin, id, ['received'], 'reading')).toBeNull()
  await vi.waitFor(() => expect(() => first.tell({})).toThrow(LostImport), { timeout: 20_000 })
  passed += 5_000
  const second = (await takeImport(admin, id, ['received'], 'reading'))!
  await expect(first.leave('staged')).rejects.toThrow(LostImport)
  await second.leave('staged')
})

it('a file that nobody works on is read anew at once', async () => {
  const id = await newFile()
  await changeImport(admin, id, { full: true })
  const taken = (await takeImport(admin, id, ['received'], 'reading'))!
  expect(taken.isFull).toBe(true)
  await taken.leave('staged')
})
