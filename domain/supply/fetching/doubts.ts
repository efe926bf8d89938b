import { sql } from 'kysely'
import { type Phrase, phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { countKnown, countLines, leavingOf } from '../apply/leaving.ts'
import type { ImportCounts } from '../staging/counts/counts-schema.ts'
import type { ImportColumn, ImportHeader } from '../staging/schema.ts'
import { cutOffOf } from '../staging/warnings.ts'
import type { ImportKind } from '../suppliers/schema.ts'

/** More than one part in ten that changes so is for an admin to see first. */
const MOST = 0.1

type Staged = {
  supplierId: number
  sourceId: number
  kind: ImportKind
  rows: number
  counts: ImportCounts
  header: ImportHeader
}
type Last = { header: ImportHeader; rows: number; counts: ImportCounts; isUndone: boolean }

/** What speaks against applying a staged file that nobody has looked at; empty: nothing does. */
export async function doubtsOf(ctx: Ctx, id: string): Promise<Phrase[]> {
  const { rows } = await sql<Staged>`
    select i.supplier_id as "supplierId", s.source_id as "sourceId", i.kind, i.rows::float8 as rows, i.counts, i.header
    from import i join supplier s on s.id = i.supplier_id where i.id = ${id}`.execute(ctx.db)
  const file = rows[0]!
  const last = await lastApplied(ctx, file)
  if (!last) return [phrase('imports.doubtFirst')]
  const known = await countKnown(ctx, file)
  const lines = await countLines(ctx, file)
  const { stockToZero, stockUncounted, priceJumps, linesGone } = file.counts
  const leaving = leavingOf(file)
  const added = file.kind === 'aces' ? 0 : file.counts.new.count
  const waiting = waitingOf(file)
  const cutOff = cutOffOf(file)
  return [
    cutOff && cutOff.text,
    last.isUndone && phrase('imports.doubtUndone'),
    shapeOf(file.header) !== shapeOf(last.header) && columnsDiffer(file.header, last.header),
    waiting > (MOST + waitingOf(last) / Math.max(last.rows, 1)) * file.rows &&
      phrase('imports.doubtHeld', waiting, file.rows),
    leaving > MOST * known && phrase('imports.doubtGone', leaving, known),
    linesGone.count > MOST * lines && phrase('imports.doubtLines', linesGone.count, lines),
    stockToZero.count > MOST * known && phrase('imports.doubtStock', stockToZero.count, known),
    stockUncounted.count > MOST * known && phrase('imports.doubtUncounted', stockUncounted.count, known),
    added > MOST * known && phrase('imports.doubtNew', added, known),
    priceJumps.count > MOST * file.rows && phrase('imports.doubtPrices', priceJumps.count, file.rows),
  ].filter((doubt) => doubt !== false && doubt !== null)
}

/** The newest file of the supplier with the same kind of data that was applied; undone: any of the goes in which it was. */
async function lastApplied(ctx: Ctx, { supplierId, kind }: Staged): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    select i.header, i.rows::float8 as rows, i.counts, exists (
      select from run where run.about ->> 'import' = i.id and run.undo_asked_at is not null) as "isUndone"
    from import i
    where i.supplier_id = ${supplierId} and i.kind = ${kind} and i.applied_at is not null and i.state <> 'dropped'
    order by i.created_at desc limit 1`.execute(ctx.db)
  return rows[0]
}

/** How many rows of a file do nothing: they wait, or nothing can be done with them. */
const waitingOf = ({ counts }: Pick<Staged, 'counts'>): number => counts.held.count + counts.refused.count

const meaningOf = ({ column, field, unit }: ImportColumn) => [column, field, unit].join('\n')

/** What a file's columns are called and mean, in any order. */
const shapeOf = ({ format, columns }: ImportHeader): string =>
  JSON.stringify([format, columns.map(meaningOf).toSorted()])

/** Which columns are gone, and which are new or mean something else. */
function columnsDiffer({ columns }: ImportHeader, last: ImportHeader): Phrase {
  const known = new Set(last.columns.map(meaningOf))
  const names = new Set(columns.map(({ column }) => column))
  return phrase(
    'imports.doubtColumns',
    last.columns.filter(({ column }) => !names.has(column)).map(({ column }) => column),
    columns.filter((one) => !known.has(meaningOf(one))).map(({ column }) => column),
  )
}
