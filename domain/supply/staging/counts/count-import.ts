import { type RawBuilder, sql } from 'kysely'
import { catalogueTaxonomy } from '#domain/catalogue'
import { typeByName } from '#domain/finding'
import type { Ctx } from '#platform/context'
import { countedFits } from './count-fits.ts'
import { countedRows } from './count-rows.ts'
import type { CountedBy } from './counted-by.ts'
import { COUNTED, type Counted, type ImportCounts } from './counts-schema.ts'
import type { ImportKind } from '../../suppliers/schema.ts'
import { WITHIN } from '../words-of-supplier.ts'

const SAMPLES = 10
/** How many different reasons are listed. */
const REASONS = 500

const NONE: Counted = { count: 0, samples: [] }

/** What a full file takes away depends on what other files of its supplier wrote meanwhile. */
const LEAVING = ['gone', 'losingAllCars', 'linesGone'] as const satisfies (keyof ImportCounts)[]

/** What a row counts for once it waits no more; while it waits it counts for none of these. */
const ADDED = [
  'new',
  'changed',
  'same',
  'priceJumps',
  'stockToZero',
  'stockUncounted',
  'elsewhere',
] as const satisfies (keyof ImportCounts)[]
const WAITING = ['held', 'refused', 'unknownCars'] as const satisfies (keyof ImportCounts)[]

/** Counts what applying a staged import would do, and stores that as its preview. */
export async function countImport(ctx: Ctx, id: string): Promise<ImportCounts> {
  const counts = { ...(await countAll(ctx, id, COUNTED)), reasons: await countReasons(ctx, id) }
  await sql`update import set counts = ${JSON.stringify(counts)} where id = ${id}`.execute(ctx.db)
  return counts
}

/** Counts anew what a full file takes away, and leaves the rest of its preview as it is. */
export async function countLeaving(ctx: Ctx, id: string): Promise<Pick<ImportCounts, (typeof LEAVING)[number]>> {
  const counts = await countAll(ctx, id, LEAVING)
  await sql`update import set counts = counts || ${JSON.stringify(counts)}::jsonb where id = ${id}`.execute(ctx.db)
  return counts
}

/**
 * Counts a staged import after one row that waited has changed and no other: what the row adds, what still waits, and what a full file
 * takes away. All rows of a large file take seconds to count.
 */
export async function countOneRow(ctx: Ctx, id: string, n: number): Promise<void> {
  const { rows } = await sql<{ counts: ImportCounts }>`select counts from import where id = ${id}`.execute(ctx.db)
  const counts: ImportCounts = {
    ...rows[0]!.counts,
    ...(await countAll(ctx, id, WAITING)),
    ...(await countAll(ctx, id, LEAVING)),
    reasons: await countReasons(ctx, id),
  }
  const added = await countAll(ctx, id, ADDED, n)
  for (const name of ADDED) counts[name] = joined(counts[name] ?? NONE, added[name])
  await sql`update import set counts = ${JSON.stringify(counts)} where id = ${id}`.execute(ctx.db)
}

const joined = (one: Counted, other: Counted): Counted => {
  const samples = [...one.samples, ...other.samples].toSorted((a, b) => a.n! - b.n!)
  return { count: one.count + other.count, samples: samples.slice(0, SAMPLES) }
}

/** What is counted of a file that holds this. */
export const countedOf = (kind: ImportKind): CountedBy => (kind === 'aces' ? countedFits : countedRows)

/** `only`: of this row. */
async function countAll<N extends (typeof COUNTED)[number]>(
  ctx: Ctx,
  id: string,
  names: readonly N[],
  only: number | null = null,
): Promise<Record<N, Counted>> {
  const { rows } = await sql<{ kind: ImportKind }>`select kind from import where id = ${id}`.execute(ctx.db)
  const { kind } = rows[0]!
  const counted = countedOf(kind)(id, kind, only)
  const counts: Partial<Record<N, Counted>> = {}
  for (const name of names) counts[name] = counted[name] ? await count(ctx, counted[name]) : NONE
  return counts as Record<N, Counted>
}

async function count(ctx: Ctx, found: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with found as materialized (${found})
    select count(*)::int as count, coalesce((
      select json_agg(s) from (
        select n, part_id as "partId", before, after,
          concat_ws(' ', coalesce((select name from brand where slug = first.brand), brand), text) as text
        from (select * from found order by n nulls last, part_id limit ${SAMPLES}::int) as first
      ) s), '[]') as samples
    from found`.execute(ctx.db)
  return rows[0]!
}

/**
 * Why rows wait, the most frequent first. `word`: what a mapping can explain; `guess`: the part type that it may mean,
 * in any language.
 */
async function countReasons(ctx: Ctx, id: string): Promise<ImportCounts['reasons']> {
  const of = (table: string) => sql`
    select reason from ${sql.table(table)} cross join jsonb_array_elements(reasons) as reason
    where import_id = ${id} and state in ('held', 'refused')`
  const { rows } = await sql<ImportCounts['reasons'][number]>`
    select reason ->> 'code' as code, reason ->> 'field' as field,
      case when reason ->> 'code' ~ '-(unmapped|unknown)$|^brand-missing$' then reason -> 'params' ->> 0 end as word, count(*)::int as count
    from (${of('import_row')} union all ${of('import_fit')}) as r group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit ${REASONS}::int`.execute(
    ctx.db,
  )
  const isGuessed = ({ code, word }: (typeof rows)[number]) => code === 'type-unmapped' && Boolean(word)
  // The words of all part types take longer to gather than a short list takes to read.
  if (!rows.some(isGuessed)) return rows
  const typeOf = typeByName(await catalogueTaxonomy(ctx))
  return rows.map((row) => {
    if (!isGuessed(row)) return row
    const guess = typeOf(row.word!) ?? typeOf(row.word!.split(WITHIN).at(-1)!)
    return guess ? { ...row, guess: guess.name } : row
  })
}
