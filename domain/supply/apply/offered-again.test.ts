import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeParts, readValues } from '#domain/catalogue'
import { continueUndo, undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { type MadeItem, piesFile } from '../../../tests/support/files/made-files.ts'
import { newSupplierId, readFileOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { idOf } from '../../../tests/support/files/staged.ts'
import { putMappings, startApplying, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
  supplierId = await newSupplierId(admin)
  await putMappings(admin, String(supplierId), [
    { kind: 'brand', theirs: 'ZZZZ', ours: 'low' },
    { kind: 'part-type', theirs: '1684', ours: 'brake-pads' },
  ])
})
afterAll(() => shop.close())

/** Applies a file of one item, if it changes anything, and answers the status of its part. */
async function statusAfter(item: MadeItem): Promise<string> {
  const text = piesFile([{ prices: [{ price: '12' }], ...item }])
  const { id, listed } = await readFileOf(admin, { supplierId, text, fileName: 'items.xml' }, shop.ctx)
  if (listed[0]!.state === 'ready') {
    await startApplying(admin, id)
    await workOnImports(shop.ctx)
  }
  return statusOf(item.number)
}
async function statusOf(number: string): Promise<string> {
  const id = (await idOf(shop.ctx, 'low', number))!
  return (await readValues(shop.ctx, [id], ['status'])).get(id)!.status
}
const stage = (number: string, LIS: string) => statusAfter({ number, extended: { LIS } })

const setStatus = async (number: string, status: 'sold' | 'retired') =>
  changeParts(shop.ctx, [{ partId: (await idOf(shop.ctx, 'low', number))!, fields: { status } }])
const retire = (number: string) => setStatus(number, 'retired')

it('a part that a file discontinued or announced is sold once a later one says that it can be ordered', async () => {
  expect(await stage('OA-1', '2')).toBe('sold')
  expect(await stage('OA-1', '8')).toBe('retired')
  expect(await statusAfter({ number: 'OA-1', prices: [{ price: '13' }] })).toBe('retired')
  expect(await stage('OA-1', '1')).toBe('sold')
  expect(await stage('OA-2', '4')).toBe('hidden')
  expect(await stage('OA-2', 'A')).toBe('sold')
})

it('what an admin has hidden or retired stays so', async () => {
  for (const status of ['hidden', 'retired'] as const) {
    const number = `OA-${status}`
    expect(await stage(number, '2')).toBe('sold')
    await changeParts(shop.ctx, [{ partId: (await idOf(shop.ctx, 'low', number))!, fields: { status } }])
    expect(await stage(number, '1')).toBe(status)
  }
})

it('a part that a file deletes is sold again once a later one holds it', async () => {
  expect(await statusAfter({ number: 'OA-3' })).toBe('sold')
  expect(await statusAfter({ number: 'OA-3', action: 'D' })).toBe('retired')
  expect(await statusAfter({ number: 'OA-3' })).toBe('sold')
  await retire('OA-3')
  expect(await stage('OA-3', '1')).toBe('retired')
})

it('after a file that discontinued a part was undone, what an admin retires stays so', async () => {
  expect(await stage('OA-4', '2')).toBe('sold')
  expect(await stage('OA-4', '8')).toBe('retired')
  const { rows } = await sql<{ id: string }>`
    select run_id as id from import where supplier_id = ${supplierId} and run_id is not null order by created_at desc limit 1`.execute(
    shop.ctx.db,
  )
  await undoRun(admin, rows[0]!.id)
  await continueUndo(shop.ctx, { runId: rows[0]!.id })
  expect(await statusOf('OA-4')).toBe('sold')
  await retire('OA-4')
  expect(await stage('OA-4', '1')).toBe('retired')
})

it('a part that a file discontinued, and that an admin sold and retired by hand since, stays retired', async () => {
  expect(await stage('OA-5', '2')).toBe('sold')
  expect(await stage('OA-5', '8')).toBe('retired')
  await setStatus('OA-5', 'sold')
  await retire('OA-5')
  expect(await stage('OA-5', '1')).toBe('retired')
})
