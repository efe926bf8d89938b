import { sql } from 'kysely'
import { type Phrase, phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { aboutOf } from '../apply/note-supplied.ts'
import type { ImportColumn, ImportCounts, ImportHeader } from '../staging/schema.ts'
import { isCountOff } from '../staging/warnings.ts'
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
type Last = { header: ImportHeader; isUndone: boolean }

/** What speaks against applying a staged file that nobody has looked at; empty: nothing does. */
export async function doubtsOf(ctx: Ctx, id: string): Promise<Phrase[]> {
  const { rows } = await sql<Staged>`
    select i.supplier_id as "supplierId", s.source_id as "sourceId", i.kind, i.rows::float8 as rows, i.counts, i.header
    from import i join supplier s on s.id = i.supplier_id where i.id = ${id}`.execute(ctx.db)
  const file = rows[0]!
  const last = await lastApplied(ctx, file)
  if (!last) return [phrase('imports.doubtFirst')]
  const known = await countKnown(ctx, file)
  const { gone, losingAllCars, stockToZero, priceJumps } = file.counts
  const leaving = gone.count + losingAllCars.count
  const added = file.kind === 'aces' ? 0 : file.counts.new.count
  return [
    isCountOff(file) && phrase('imports.countDiffers', file.header.count!, file.rows),
    last.isUndone && phrase('imports.doubtUndone'),
    shapeOf(file.header) !== shapeOf(last.header) && phrase('imports.doubtColumns'),
    leaving > MOST * known && phrase('imports.doubtGone', leaving, known),
    stockToZero.count > MOST * known && phrase('imports.doubtStock', stockToZero.count, known),
    added > MOST * known && phrase('imports.doubtNew', added, known),
    priceJumps.count > MOST * file.rows && phrase('imports.doubtPrices', priceJumps.count, file.rows),
  ].filter((doubt) => doubt !== false)
}

/** The newest file of the supplier with the same kind of data that was applied. */
async function lastApplied(ctx: Ctx, { supplierId, kind }: Staged): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    select i.header, coalesce(run.undo_asked_at is not null, false) as "isUndone"
    from import i left join run on run.id = i.run_id
    where i.supplier_id = ${supplierId} and i.kind = ${kind} and i.state = 'applied' order by i.applied_at desc limit 1`.execute(
    ctx.db,
  )
  return rows[0]
}

/** How many parts the supplier's files held until now. */
async function countKnown(ctx: Ctx, file: Staged): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from supplied where source_id = ${file.sourceId} and kind = ${aboutOf(file)} and not gone`.execute(
    ctx.db,
  )
  return rows[0]!.count
}

/** What a file's columns are called and mean, in any order. */
const shapeOf = ({ format, columns }: ImportHeader): string =>
  JSON.stringify([
    format,
    columns.map(({ column, field, unit }: ImportColumn) => [column, field, unit].join('\n')).toSorted(),
  ])
