import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { undoRun } from '#domain/runs'
import { readStoredImport, startApplying, workOnImports } from '#domain/supply'
import type { Ctx } from '#platform/context'
import { addParts, writeLevels } from '../support/catalogue/parts-of-types.ts'
import { adminCtx } from '../support/shops/people.ts'
import { openShop, type TestShop } from '../support/shops/shop.ts'
import { newSupplier } from '../support/files/staged.ts'
import { receiveRows } from './support/importer-process.ts'
import { isLong } from './support/sizes.ts'

const KILLS = isLong ? 10 : 2
const ROWS = 6000
/** An undo that is killed more often than that would hardly end. */
const MOST_OF_ONE = 3

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  admin = { ...(await adminCtx(shop)), jobs: { send: async () => {} } }
})
afterAll(() => shop?.close())

/** A file of parts that is applied; half of them are known. Their numbers begin with `mark`. Returns its run. */
async function applied(mark: string): Promise<string> {
  const numbers = Array.from({ length: ROWS }, (_, n) => `${mark}-${n}`)
  const known = numbers.slice(0, ROWS / 2).map((number) => {
    return { type: 'brake-pads', brand: 'low', number, name: 'Old', price: 500, stock: 1 }
  })
  await addParts(shop.ctx, known)
  const rows = [['brand', 'number', 'name', 'type', 'price', 'stock'], ...numbers.map((n) => rowOf(n))]
  const id = await receiveRows(admin, { supplierId: await newSupplier(admin), rows })
  await workOnImports(shop.ctx)
  await startApplying(admin, id)
  await workOnImports(shop.ctx)
  return (await readStoredImport(shop.ctx, id)).runId!
}
const rowOf = (number: string) => ['low', number, 'New', 'brake-pads', 70, 7]

/** Works on the undo of a run in a process, which is killed within that time. Returns whether it was at work, and how long it took. */
async function work(runId: string, killWithinMs?: number): Promise<{ isKilled: boolean; ms: number }> {
  const child = fork(join(import.meta.dirname, 'support/undo-apart.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      BASE_URL: '',
      PRICES: 'cents',
      LOG_LEVEL: 'error',
      DATABASE_URL: shop.url,
      DATA_DIR: shop.config.dataDir,
      RUN_ID: runId,
    },
  })
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>
  await once(child, 'message')
  const began = performance.now()
  if (killWithinMs !== undefined) {
    await sleep(randomInt(0, Math.ceil(killWithinMs)))
    child.kill('SIGKILL')
  }
  const [, signal] = await ended
  return { isKilled: signal === 'SIGKILL', ms: performance.now() - began }
}

/** How many parts say what, how many changes of the run are undone, and whether it is over. */
async function stateOf(mark: string, runId: string) {
  const { rows: parts } = await sql`
    select p.name, p.price, p.status, s.free, s.came_in, count(*)::int as parts from part p join stock s on s.part_id = p.id
    where starts_with(p.number, ${`${mark}-`}) group by 1, 2, 3, 4, 5 order by 1`.execute(shop.ctx.db)
  const { rows: changes } = await sql`
    select undone, count(*)::int as fields from run_change where run_id = ${runId} group by 1`.execute(shop.ctx.db)
  const { rows } = await sql<{ isOver: boolean }>`
    select undone_at is not null as "isOver" from run where id = ${runId}`.execute(shop.ctx.db)
  return { parts, changes, isOver: rows[0]!.isOver }
}

it('an undo whose process is killed at random moments restores everything, and once', async () => {
  const quiet = await applied('Q')
  await undoRun(admin, quiet)
  const { ms } = await work(quiet)
  const half = ROWS / 2
  const undisturbed = {
    parts: [
      { name: 'New', price: 7000, status: 'retired', free: 7, came_in: 7, parts: half },
      { name: 'Old', price: 500, status: 'sold', free: 1, came_in: 1, parts: half },
    ],
    changes: [{ undone: 'restored', fields: half * 3 + half }],
    isOver: true,
  }
  expect(await stateOf('Q', quiet)).toEqual(undisturbed)

  // A kill that came too late counts as none: another undo is killed instead.
  for (let round = 1, left = KILLS; left > 0; round++) {
    const mark = `R${round}`
    const runId = await applied(mark)
    await undoRun(admin, runId)
    for (let n = 0; n < Math.min(left, MOST_OF_ONE);) {
      const { isKilled } = await work(runId, ms)
      if (!isKilled || (await stateOf(mark, runId)).isOver) break
      left--
    }
    await work(runId)
    console.log(`undo ${round}: ${left} kills to come`)
    expect(await stateOf(mark, runId)).toEqual(undisturbed)
  }
}, 1_800_000)
