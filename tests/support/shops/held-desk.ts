import { afterAll, beforeAll, beforeEach } from 'vitest'
import { putMappings } from '#domain/supply'
import type { Ctx } from '#platform/context'
import { writeLevels } from '../catalogue/parts-of-types.ts'
import { adminCtx } from './people.ts'
import { newSupplierId, readFileOf } from '../files/read-files.ts'
import { openShop, type TestShop } from './shop.ts'

/** A shop in which rows of files wait: opened before the tests of a file, with a supplier of its own for each test. */
export function heldDesk() {
  const desk = {} as { shop: TestShop; admin: Ctx; supplierId: number }
  beforeAll(async () => {
    desk.shop = await openShop({ PRICES: 'cents' })
    await writeLevels(desk.shop.ctx)
    desk.admin = await adminCtx(desk.shop)
  })
  beforeEach(async () => {
    desk.supplierId = await newSupplierId(desk.admin)
  })
  afterAll(() => desk.shop.close())
  return Object.assign(desk, {
    map: (kind: 'brand' | 'base-vehicle', theirs: string, ours: string) =>
      putMappings(desk.admin, String(desk.supplierId), [{ kind, theirs, ours }]),
    /** A list of parts, read. */
    parts: (...lines: string[]) =>
      readFileOf(
        desk.admin,
        { supplierId: desk.supplierId, text: ['brand,number,name,price', ...lines].join('\n') },
        desk.shop.ctx,
      ),
  })
}
