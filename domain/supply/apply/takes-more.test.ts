import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openQuietSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { applied, idOf, newSupplier, pads, stage, type StagedRow } from '../../../tests/support/files/staged.ts'
import { countImport } from '../staging/counts/count-import.ts'
import { applyImport } from './apply-import.ts'
import { startApplying } from './start-applying.ts'
import { workOnApplying } from './work-on-applying.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openQuietSupplyShop())
})
afterAll(() => shop.close())

const numbers = (of: string, count: number) => Array.from({ length: count }, (_, n) => `${of}-${n}`)

/** A supplier of three parts with a full file of them that was checked, and one that brings more. */
async function twoFiles(of: string, more: number) {
  const supplier = await newSupplier(admin)
  const full = (...parts: string[]) => ({ kind: 'parts', full: true, rows: parts.map((number) => pads(number)) })
  await applied(admin, supplier, full(...numbers(of, 3)))
  const ids = await Promise.all(numbers(of, 3).map((number) => idOf(shop.ctx, 'low', number)))
  const same = ids.map((partId): StagedRow => ({ partId: partId!, state: 'same' }))
  const older = await stage(admin, supplier, { kind: 'parts', full: true, rows: same })
  expect((await countImport(admin, older)).gone.count).toBe(0)
  return { older, newer: () => stage(admin, supplier, full(...numbers(of, 3 + more))) }
}
const sold = async (of: string) =>
  (await sql`select from part where number like ${`${of}-%`} and status = 'sold'`.execute(shop.ctx.db)).rows.length
const read = async (id: string) =>
  (
    await sql<{ state: string; gone: number; failure: { say: string } | null }>`
      select state, (counts -> 'gone' ->> 'count')::int as gone, failure from import where id = ${id}`.execute(
      shop.ctx.db,
    )
  ).rows[0]!
async function apply(id: string) {
  await startApplying(admin, id)
  await applyImport(admin, id)
}

it('a full file asks again where parts have come since it was checked, and takes none away unasked', async () => {
  const { older, newer } = await twoFiles('TM', 20)
  await apply(await newer())
  await expect(startApplying(admin, older)).rejects.toMatchObject({ code: 'retires-many', extra: { retires: 20 } })
  expect(await read(older)).toMatchObject({ state: 'staged', gone: 20 })
  await startApplying(admin, older, { retires: 20 })
  await applyImport(admin, older)
  expect(await sold('TM')).toBe(3)
})

it('where these are few, its preview tells them before it is applied', async () => {
  const { older, newer } = await twoFiles('TF', 2)
  await apply(await newer())
  await expect(startApplying(admin, older)).rejects.toMatchObject({ status: 409, code: 'counted-anew' })
  expect(await read(older)).toMatchObject({ state: 'staged', gone: 2 })
  await apply(older)
  expect(await sold('TF')).toBe(3)
})

it('a full file that waits behind one that brings parts stops before it takes them away', async () => {
  const { older, newer } = await twoFiles('TW', 20)
  const first = await newer()
  await startApplying(admin, first)
  await startApplying(admin, older)
  await workOnApplying(admin, first)
  await workOnApplying(admin, older)
  expect(await read(older)).toMatchObject({ state: 'failed', gone: 20, failure: { say: 'imports.takesMore' } })
  expect(await sold('TW')).toBe(23)
  await expect(startApplying(admin, older)).rejects.toMatchObject({ code: 'retires-many' })
  await startApplying(admin, older, { retires: 20 })
  await workOnApplying(admin, older)
  expect([(await read(older)).state, await sold('TW')]).toEqual(['applied', 3])
})
