import { existsSync } from 'node:fs'
import { readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { continueUndo, endRun, purgeRuns, startRun, undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { newSupplierId, readFileOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { purgeImports, readStoredImport, startApplying, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
})
afterAll(async () => {
  await shop.close()
  await rm(shop.config.dataDir, { recursive: true, force: true })
})

const DAY_MS = 86_400_000
/** The job as it runs so many days from now. */
const purge = (days: number) =>
  purgeImports({ ...shop.ctx, clock: { now: () => new Date(shop.ctx.clock.now().getTime() + days * DAY_MS) } })
const fileOf = (id: string) => join(shop.config.dataDir, 'imports', id)
const statesOf = async (id: string) =>
  (
    await sql<{ state: string }>`select state from import_row where import_id = ${id} order by n`.execute(shop.ctx.db)
  ).rows.map(({ state }) => state)

/** An applied file of three rows: one was written, one changed nothing, one waits. */
async function applied(mark: string): Promise<string> {
  const supplierId = await newSupplierId(admin)
  const head = 'brand,number,name,type,price'
  const known = `low,${mark}-1,Pad,brake-pads,10`
  for (const more of [[], [`low,${mark}-2,Pad,brake-pads,11`, `low,${mark}-3,Pad,brake-pads,soon`]]) {
    const { id } = await readFileOf(admin, { supplierId, text: [head, known, ...more].join('\n') }, shop.ctx)
    await startApplying(admin, id)
    await workOnImports(shop.ctx)
    if (more.length > 0) return id
  }
  throw new Error('nothing was applied')
}

it('a file and its rows stay while they can be undone, and rows that wait stay longer', async () => {
  const id = await applied('P')
  await purge(29)
  expect([await statesOf(id), existsSync(fileOf(id))]).toEqual([['same', 'applied', 'held'], true])
  await purge(31)
  expect([await statesOf(id), existsSync(fileOf(id))]).toEqual([['held'], false])
})

it('of a file that was dropped no row stays, whatever its state; those of others do', async () => {
  const [id, other] = [await applied('D'), await applied('E')]
  await sql`update import set state = 'dropped' where id = ${id}`.execute(shop.ctx.db)
  await purge(0)
  expect([await statesOf(id), await statesOf(other)]).toEqual([[], ['same', 'applied', 'held']])
})

it('of a fetched file, rows that changed nothing go after a day', async () => {
  const id = await applied('F')
  await sql`update import set is_fetched = true where id = ${id}`.execute(shop.ctx.db)
  await purge(0)
  expect(await statesOf(id)).toEqual(['same', 'applied', 'held'])
  await purge(2)
  expect(await statesOf(id)).toEqual(['applied', 'held'])
})

it('a file whose process ended before its import was written down goes after an hour', async () => {
  const supplierId = await newSupplierId(admin)
  const { id } = await readFileOf(admin, { supplierId, text: 'number,stock\nS-1,3' }, shop.ctx)
  const stray = '0123456789abcdef'
  for (const name of [stray, 'arriving-1']) await writeFile(fileOf(name), 'number,stock')
  await purge(0.5 / 24)
  expect(existsSync(fileOf(stray))).toBe(true)
  await purge(2 / 24)
  const left = await readdir(join(shop.config.dataDir, 'imports'))
  expect([stray, 'arriving-1', id].map((name) => left.includes(name))).toEqual([false, true, true])
})

it('a file of which the disk tells no age is told, not passed over', async () => {
  const endless = fileOf('fedcba9876543210')
  await symlink(endless, endless)
  await expect(purge(0)).rejects.toThrow('ELOOP')
  await rm(endless)
})

it('a file that waits is not touched', async () => {
  const supplierId = await newSupplierId(admin)
  const { id } = await readFileOf(admin, { supplierId, text: 'number,stock\nW-1,3' }, shop.ctx)
  await purge(90)
  expect([(await statesOf(id)).length, existsSync(fileOf(id))]).toEqual([1, true])
})

it('a file whose runs are forgotten still tells whether all that it wrote was undone', async () => {
  const [undone, stays, partly] = [await applied('U'), await applied('V'), await applied('W')]
  const later = await startRun(admin, { kind: 'import', about: { import: partly } })
  await endRun(shop.ctx, later)
  const runOf = async (id: string) => (await readStoredImport(shop.ctx, id)).runId!
  for (const run of [await runOf(undone), later]) {
    await undoRun(admin, run)
    await continueUndo(shop.ctx, { runId: run })
  }
  const told = async () =>
    Promise.all([undone, stays, partly].map(async (id) => (await readStoredImport(shop.ctx, id)).undoAsked))
  expect(await told()).toEqual([true, false, false])
  const age = (run: string) =>
    sql`update run set started_at = started_at - interval '40 days' where id = ${run}`.execute(shop.ctx.db)
  for (const run of [await runOf(undone), await runOf(stays), await runOf(partly)]) await age(run)
  expect(await told()).toEqual([true, false, false])
  await purge(0)
  await purgeRuns(shop.ctx)
  expect(await told()).toEqual([true, false, false])
  await age(later)
  await purge(0)
  await purgeRuns(shop.ctx)
  const kept = sql`select from run where about ->> 'import' in (${undone}, ${stays}, ${partly})`
  expect((await kept.execute(shop.ctx.db)).rows).toEqual([])
  expect(await told()).toEqual([true, false, false])
})
