import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { normalNumber, type PartValues, readValues } from '#domain/catalogue'
import { addSupplier, startApplying } from '#domain/supply'
import { applyImport } from '../../../domain/supply/apply/apply-import.ts'
import type { Ctx } from '#platform/context'

/** A row of a file as it is staged: a part of the shop, or by brand and number. */
export type StagedRow = {
  partId?: number
  brand?: string
  number?: string
  action?: 'write' | 'retire'
  state?: 'ready' | 'same' | 'held' | 'refused'
  given?: Partial<Omit<PartValues, 'supersededBy' | 'supersededNumbers'>> & {
    supersededBy?: string
    supersededNumbers?: string[]
  }
}
export type StagedFit = {
  partId: number
  modelId: number
  from: number
  to?: number
  action?: 'add' | 'delete'
  engineId?: number
  quantity?: number
  state?: 'ready' | 'same' | 'held'
}
type File = { kind: string; full?: boolean; rows?: StagedRow[]; fits?: StagedFit[] }

export const newSupplier = async (admin: Ctx, name = `Supplier ${randomBytes(4).toString('hex')}`): Promise<number> =>
  (await addSupplier(admin, { name, settings: {} })).id

/** A file that was read and waits to be applied. Returns its id. */
export async function stage(
  ctx: Ctx,
  supplierId: number,
  { kind, full = false, rows = [], fits = [] }: File,
): Promise<string> {
  const id = randomBytes(8).toString('hex')
  await sql`
    insert into import (id, supplier_id, file_name, bytes, kind, is_full, state, rows, created_by, created_at, staged_at)
    values (${id}, ${supplierId}, 'parts.csv', 1, ${kind}, ${full}, 'staged', ${rows.length + fits.length}, 'test', now(), now())`.execute(
    ctx.db,
  )
  const json = JSON.stringify(
    rows.map(({ partId = null, brand = null, number, action = 'write', state = 'ready', given = {} }, n) => {
      const norm = number === undefined ? null : normalNumber(number)
      return {
        n: n + 1,
        state,
        partId,
        brand,
        norm,
        action,
        given: { ...(brand && number ? { brand, number } : {}), ...given },
      }
    }),
  )
  await sql`
    insert into import_row (import_id, n, state, part_id, brand, norm, action, given)
    select ${id}, n, state, "partId", brand, norm, action, given from jsonb_to_recordset(${json}::jsonb)
      as r (n int, state text, "partId" int, brand text, norm text, action text, given jsonb)`.execute(ctx.db)
  const lines = JSON.stringify(
    fits.map((fit, n) => ({ action: 'add', state: 'ready', to: fit.from, ...fit, n: n + 1 })),
  )
  await sql`
    insert into import_fit (import_id, n, state, part_id, action, model_id, year_from, year_to, engine_id, quantity)
    select ${id}, n, state, "partId", action, "modelId", "from", "to", "engineId", quantity from jsonb_to_recordset(${lines}::jsonb)
      as r (n int, state text, "partId" int, action text, "modelId" int, "from" int, "to" int, "engineId" int, quantity int)`.execute(
    ctx.db,
  )
  return id
}

/** Stages a file and applies it. */
export async function applied(admin: Ctx, supplierId: number, file: File): Promise<{ id: string; runId: string }> {
  const id = await stage(admin, supplierId, file)
  await startApplying(admin, id)
  await applyImport(admin, id)
  const { rows } = await sql<{ state: string; runId: string }>`
    select state, run_id as "runId" from import where id = ${id}`.execute(admin.db)
  if (rows[0]!.state !== 'applied') throw new Error(`The import is ${rows[0]!.state}.`)
  return { id, runId: rows[0]!.runId }
}

/** What was held of an applied file is mapped now: the file waits again. */
export async function mapHeld(ctx: Ctx, id: string): Promise<void> {
  for (const table of ['import_row', 'import_fit'])
    await sql`update ${sql.table(table)} set state = 'ready' where import_id = ${id} and state = 'held'`.execute(ctx.db)
  await sql`update import set state = 'staged' where id = ${id}`.execute(ctx.db)
}

/** The part of a brand with this number. */
export async function idOf(ctx: Ctx, brand: string, number: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from part p join brand b on b.id = p.brand_id where b.slug = ${brand} and p.number = ${number}`.execute(
    ctx.db,
  )
  return rows[0]?.id
}

export const valuesOf = async (ctx: Ctx, id: number, ...fields: (keyof PartValues)[]) =>
  (await readValues(ctx, [id], fields)).get(id)

/** What became of each row of a file: its state, and why. */
export async function statesOf(ctx: Ctx, id: string): Promise<string[]> {
  const { rows } = await sql<{ state: string; reasons: { code: string }[] | null }>`
    select state, reasons from import_row where import_id = ${id} order by n`.execute(ctx.db)
  return rows.map(({ state, reasons }) => (reasons ? `${state} ${reasons[0]!.code}` : state))
}

/** A row of brake pads of the brand "low". */
export const pads = (number: string, given: StagedRow['given'] = {}): StagedRow => ({
  brand: 'low',
  number,
  given: { name: `Pads ${number}`, category: 'brake-pads', price: 4000, ...given },
})
