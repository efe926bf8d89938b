import { sql } from 'kysely'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import type { Line } from './merge-years.ts'

type Row = { id: number; partId: number; line: Line }

/** The lines that a source has written into the lists of cars of parts, by `part.id`, sorted. Parts without any have no entry. */
export async function readLines(ctx: Ctx, source: number, parts: readonly number[]): Promise<Map<number, Line[]>> {
  const byPart = Map.groupBy(await readRows(ctx, source, parts), ({ partId }) => partId)
  return new Map([...byPart].map(([id, rows]) => [id, rows.map(({ line }) => line).toSorted(byText)]))
}

/**
 * Makes these the lines of a source in the lists of cars of a few thousand parts; what others wrote there stays. Belongs into a
 * transaction that holds the parts. Returns the lists that are different now.
 */
export async function setLines(
  ctx: Ctx,
  source: number,
  wanted: ReadonlyMap<number, readonly Line[]>,
): Promise<{ partId: number; before: Line[]; after: Line[] }[]> {
  const ids = [...wanted.keys()]
  const stored = Map.groupBy(await readRows(ctx, source, ids), ({ partId }) => partId)
  const gone: number[] = []
  const fresh: { partId: number; line: Line }[] = []
  for (const [partId, lines] of wanted) {
    const rows = stored.get(partId) ?? []
    const [texts, known] = [new Set(lines.map(textOf)), new Set(rows.map(({ line }) => textOf(line)))]
    for (const { id, line } of rows) if (!texts.has(textOf(line))) gone.push(id)
    for (const line of lines) if (!known.has(textOf(line))) fresh.push({ partId, line })
  }
  if (gone.length === 0 && fresh.length === 0) return []
  if (gone.length > 0) await sql`delete from application where id = any(${gone}::int[])`.execute(ctx.db)
  const added = await insertLines(ctx, source, fresh)

  const goneIds = new Set(gone)
  const after = Map.groupBy(added, ({ partId }) => partId)
  const differing = new Set(
    [...fresh, ...[...stored.values()].flat().filter(({ id }) => goneIds.has(id))].map((one) => one.partId),
  )
  await changed(ctx, tag.fitments, ...tag.someParts([...differing]))
  return [...differing].map((partId) => {
    const rows = stored.get(partId) ?? []
    const kept = rows.filter(({ id }) => !goneIds.has(id))
    const now = [...kept, ...(after.get(partId) ?? [])]
    return {
      partId,
      before: rows.map(({ line }) => line).toSorted(byText),
      after: now.map(({ line }) => line).toSorted(byText),
    }
  })
}

const textOf = (line: Line) => JSON.stringify(line)
const byText = (a: Line, b: Line) => (textOf(a) < textOf(b) ? -1 : 1)

async function readRows(ctx: Ctx, source: number, parts: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, part_id as "partId",
      jsonb_build_array(model_id, year_from, year_to, engine_id, position, quantity, to_jsonb(conditions)) as line
    from application where source_id = ${source} and part_id = any(${parts}::int[])`.execute(ctx.db)
  return rows
}

async function insertLines(
  ctx: Ctx,
  source: number,
  lines: readonly { partId: number; line: Line }[],
): Promise<{ partId: number; line: Line }[]> {
  if (lines.length === 0) return []
  const column = <At extends 0 | 1 | 2 | 3 | 4 | 5>(at: At) => lines.map(({ line }) => line[at])
  const { rows } = await sql<{ n: number }>`
    with given as (
      select * from unnest(${lines.map(({ partId }) => partId)}::int[], ${column(0)}::int[], ${column(1)}::smallint[],
        ${column(2)}::smallint[], ${column(3)}::int[], ${column(4)}::text[], ${column(5)}::smallint[],
        ${lines.map(({ line }) => `{${line[6].join()}}`)}::text[]) with ordinality
        as r (part_id, model_id, year_from, year_to, engine_id, position, quantity, conditions, n)
    ), added as (
      insert into application (part_id, model_id, year_from, year_to, engine_id, position, quantity, conditions, source_id)
      select part_id, model_id, year_from, year_to, engine_id, position, quantity, conditions::int[], ${source}::smallint from given
      order by part_id, n
      on conflict (part_id, model_id, year_from, engine_id, position, conditions, source_id) do nothing
      returning part_id, model_id, year_from, engine_id, position, conditions
    )
    select n::int from given g join added a on (a.part_id, a.model_id, a.year_from) = (g.part_id, g.model_id, g.year_from)
      and a.engine_id is not distinct from g.engine_id and a.position is not distinct from g.position
      and a.conditions = g.conditions::int[]`.execute(ctx.db)
  return rows.map(({ n }) => lines[n - 1]!)
}
