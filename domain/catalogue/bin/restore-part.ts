import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { sharedNumbers } from '../writing/part-tags.ts'
import { readPart } from '../writing/read-part.ts'
import { refuseLoops } from '../writing/refuse-loops.ts'
import { KEPT } from './bin-tables.ts'

/** The rows of each table, and the ids of the parts that it superseded. */
type Kept = Record<string, object[]> & { superseded: number[] & object[] }

/**
 * Brings a deleted part back from the bin with all its rows, for admins. What its rows refer to and is gone since is left out.
 * @throws Problem 404, 409 `number-taken` or `gone` where its brand or part type is
 */
export async function restorePart(ctx: Ctx, idText: string): Promise<void> {
  adminOf(ctx)
  const id = rowId(idText, 'part')
  await tx(ctx, async (ctx) => {
    const { rows } = await sql<{ rows: Kept }>`
      delete from part_bin where part_id = ${id} returning rows`.execute(ctx.db)
    const kept = rows[0]?.rows
    if (!kept) throw notFound('part')
    await refuseTaken(ctx, kept)
    for (const table of KEPT) {
      const back = await restoreRows(ctx, table, kept[table] ?? [])
      if (table === 'part' && back === 0) throw conflict('gone', phrase('refusal.brandOrTypeGone'))
    }
    await sql`
      update part set version = version + 1, updated_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db)
    // Its orders let go of what they held.
    await sql`update stock set came_in = free where part_id = ${id}`.execute(ctx.db)
    await sql`
      update part set superseded_by = ${id} where id = any(${kept.superseded}::int[]) and superseded_by is null`.execute(
      ctx.db,
    )
    await refuseLoops(ctx, new Map([['supersededBy', id]]))
    const after = await readPart(ctx, id)
    await recordAudit(ctx, { what: 'part.restore', id, before: null, after })
    const tags = [tag.searches, tag.fitments, tag.reviews, ...sharedNumbers(after)]
    await changed(ctx, ...tags, ...tag.someParts([id, ...kept.superseded]))
  })
}

async function refuseTaken(ctx: Ctx, { part }: Kept): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select p.number from part p join jsonb_to_record(${JSON.stringify(part![0])}::jsonb) as old (brand_id int, number text)
      on p.brand_id = old.brand_id and p.norm = number_norm(old.number)`.execute(ctx.db)
  if (rows[0]) throw conflict('number-taken', phrase('refusal.numberTakenSince', rows[0].number))
}

type Column = { name: string; needed: boolean; refers: string | null; to: string | null }

/**
 * Inserts rows again, without those that need a row that is gone; others refer to nothing then. A column that the table has got since
 * has its default. Answers how many.
 */
async function restoreRows(ctx: Ctx, table: string, rows: object[]): Promise<number> {
  if (rows.length === 0) return 0
  const { rows: all } = await sql<Column>`
    select a.attname as name, a.attnotnull as needed, c.confrelid::regclass::text as refers, f.attname as to
    from pg_attribute a
      left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]
      left join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`.execute(
    ctx.db,
  )
  const columns = all.filter(({ name }) => name in rows[0]!)
  const there = ({ name, refers, to }: Column) =>
    sql`(select o.${sql.ref(to!)} from ${sql.table(refers!)} o where o.${sql.ref(to!)} = r.${sql.ref(name)})`
  const value = (column: Column): RawBuilder<unknown> =>
    column.refers && !column.needed ? there(column) : sql`r.${sql.ref(column.name)}`
  const needed = columns
    .filter((column) => column.refers && column.needed)
    .map((column) => sql`${there(column)} is not null`)
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))}) overriding system value
    select ${sql.join(columns.map(value))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as r
    ${needed.length > 0 ? sql`where ${sql.join(needed, sql` and `)}` : sql``}`.execute(ctx.db)
  return Number(numAffectedRows ?? 0)
}
