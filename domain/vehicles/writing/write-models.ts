import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { freeSlug } from '../slug.ts'

type Named = { make: string; model: string; sourceId: number }

async function writeMakes(ctx: Ctx, rows: readonly Named[]): Promise<void> {
  const { rows: known } = await sql<{ name: string; slug: string }>`select name, slug from make`.execute(ctx.db)
  const taken = new Set(known.map((make) => make.slug))
  const isKnown = new Set(known.map((make) => make.name))
  const fresh = [...new Map(rows.map((row) => [row.make, row])).values()].filter(({ make }) => !isKnown.has(make))
  await sql`
    insert into make (name, slug, source_id)
    select name, slug, source from unnest(${fresh.map(({ make }) => make)}::text[],
      ${fresh.map(({ make }) => freeSlug(make, taken))}::text[], ${fresh.map(({ sourceId }) => sourceId)}::smallint[])
      with ordinality as m (name, slug, source, n) order by n`.execute(ctx.db)
}

/** Inserts the makes and models that do not exist yet; each gets its own slug. */
export async function writeModels(ctx: Ctx, rows: readonly Named[]): Promise<void> {
  // Of writes at once, each finds the makes and models that those before it added.
  await sql`select pg_advisory_xact_lock(hashtext('makes and models'))`.execute(ctx.db)
  await writeMakes(ctx, rows)
  const { rows: known } = await sql<{ make: string; name: string; slug: string }>`
    select make.name as make, model.name, model.slug from model join make on make.id = make_id
    where make.name = any(${[...new Set(rows.map((row) => row.make))]}::text[])`.execute(ctx.db)
  const taken = new Map(
    [...Map.groupBy(known, (model) => model.make)].map(([make, models]) => [make, new Set(models.map((m) => m.slug))]),
  )
  const seen = new Set(known.map((model) => `${model.make}\n${model.name}`))
  const fresh: { make: string; name: string; slug: string; sourceId: number }[] = []
  for (const { make, model: name, sourceId } of rows) {
    if (seen.has(`${make}\n${name}`)) continue
    seen.add(`${make}\n${name}`)
    const slugs = taken.get(make) ?? new Set<string>()
    taken.set(make, slugs)
    fresh.push({ make, name, slug: freeSlug(name, slugs), sourceId })
  }
  await sql`
    insert into model (make_id, name, slug, source_id)
    select make.id, m.name, m.slug, m.source
    from unnest(${fresh.map((m) => m.make)}::text[], ${fresh.map((m) => m.name)}::text[],
      ${fresh.map((m) => m.slug)}::text[], ${fresh.map((m) => m.sourceId)}::smallint[])
      with ordinality as m (make, name, slug, source, n)
    join make on make.name = m.make order by m.n`.execute(ctx.db)
}
