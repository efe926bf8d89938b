import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import { type Phrase, phrase } from '#common/phrase'
import type { FaultCode } from '#common/fault'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { readStoredImport } from '../imports/read-imports.ts'
import { cellsReader } from './cells-reader.ts'
import type { Cells } from '../staging/own-cells.ts'
import { numberAsWritten } from '../staging/counts/number-as-written.ts'
import { countedOf } from '../staging/counts/count-import.ts'
import type { RowCount } from '../staging/counts/counts-schema.ts'
import type { Reason, RowState } from '../staging/schema.ts'
import { tableOf } from './waiting-rows.ts'

/** A row of a file as it is listed: what is to be written, and while it waits how it came and why it waits. */
export type ImportRow = {
  n: number
  state: RowState
  action: string
  partId: number | null
  brand: string | null
  number: string | null
  given: Record<string, unknown>
  theirs: unknown
  why: Reason[]
  reasons: Phrase[]
  /** As it can be corrected while it waits or is ready: the row by the columns of its file, or by the shop's own. */
  cells: Cells | null
}
type Stored = Omit<ImportRow, 'reasons' | 'why' | 'cells'> & { reasons: Reason[] | null }

type Asked = {
  /** Of these numbers alone. */
  ns?: readonly number[] | undefined
  state?: RowState | undefined
  /** What the preview counts them for. */
  counted?: RowCount | undefined
  /** The code of a reason. */
  code?: string | undefined
  /** A part's number, or its beginning. */
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Reasons as phrases; null: none. */
export const sayReasons = (reasons: readonly Reason[] | null): Phrase[] =>
  (reasons ?? []).map(({ code, field, params }) => phrase('imports.reason', field, code as FaultCode, ...params))

/** Rows of which nothing is written, and something would be. */
const MAY_BE_CORRECTED: readonly RowState[] = ['held', 'refused', 'ready']

const given = (kind: string | null) =>
  kind === 'aces'
    ? sql`jsonb_build_object('make', make.name, 'model', model.name, 'yearFrom', year_from, 'yearTo', year_to, 'engine', r.engine_id,
        'position', r.position, 'quantity', r.quantity, 'conditions', (
          select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'value', c.value)), '[]') from condition c where c.id = any(r.conditions)))`
    : sql`r.given`
const named = (kind: string | null) =>
  kind === 'aces' ? sql`left join model on model.id = r.model_id left join make on make.id = model.make_id` : sql``

/** A page of the rows of a file, in its order. For admins. @throws Problem 404 */
export async function listImportRows(
  ctx: Ctx,
  id: string,
  { limit, ...asked }: Asked,
): Promise<{ items: ImportRow[]; next: string | null }> {
  adminOf(ctx)
  if (asked.cursor !== undefined && !/^\d{1,15}$/.test(asked.cursor))
    throw invalid({ cursor: phrase('refusal.foreignCursor') })
  const rows = await readRows(ctx, id, { ...asked, limit: limit + 1 })
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? String(items.at(-1)!.n) : null }
}

/** The rows of those numbers that are there, in the file's order, for whoever may. */
export const readRowsOf = (ctx: Ctx, id: string, ns: readonly number[]): Promise<ImportRow[]> =>
  readRows(ctx, id, { ns, limit: ns.length })

async function readRows(
  ctx: Ctx,
  id: string,
  { ns, state, counted, code, q, cursor, limit }: Asked,
): Promise<ImportRow[]> {
  const { kind, header } = await readStoredImport(ctx, id)
  const those = counted && kind && (countedOf(kind)(id, kind, null)[counted] ?? sql`select null::bigint as n`)
  const { rows } = await sql<Stored>`
    select r.n, r.state, r.action, r.part_id as "partId", r.brand, ${numberAsWritten(sql`r`)} as number, ${given(kind)} as given, r.theirs,
      r.reasons
    from ${tableOf(kind)} r left join part p on p.id = r.part_id ${named(kind)}
    where r.import_id = ${id} and r.n > ${Number(cursor ?? 0)}
      and ${ns ? sql`r.n = any(${ns}::bigint[])` : sql`true`}
      and ${state ? sql`r.state = ${state}` : sql`true`}
      and ${those ? sql`r.n in (select n from (${those}) as counted)` : sql`true`}
      and ${code ? sql`r.reasons @> ${JSON.stringify([{ code }])}::jsonb` : sql`true`}
      and ${q ? sql`starts_with(r.norm, ${normalNumber(q)})` : sql`true`}
    order by r.n limit ${limit}`.execute(ctx.db)
  const cellsOf = await cellsReader(ctx, kind, header)
  return rows.map((stored): ImportRow => {
    const row = { ...stored, why: stored.reasons ?? [] }
    const cells = MAY_BE_CORRECTED.includes(row.state) ? cellsOf({ ...row, reasons: row.why }) : null
    return { ...row, reasons: sayReasons(row.why), cells }
  })
}
