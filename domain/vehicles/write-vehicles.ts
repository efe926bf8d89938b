import { sql } from 'kysely'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { freeSlug } from './slug.ts'
import { sourceId } from './source.ts'

/** A model with one engine over an unbroken run of model years. No engine: it is not known. */
export type VehicleRow = {
  make: string
  model: string
  type: 'car' | 'suv-van' | 'truck' | 'motorcycle'
  engine: string | null
  from: number
  to: number
}

/**
 * Writes vehicles with their makes and models, any number at once. What is known by the same name stays the same row;
 * a run of years that begins like a known one takes its place. `source`: where the rows come from.
 */
export async function writeVehicles(ctx: Ctx, source: string, rows: readonly VehicleRow[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    await writeMakes(ctx, from, [...new Set(rows.map((row) => row.make))])
    await writeModels(ctx, from, rows)
    await sql`
      with named as (
        select model.id as model_id, r.type, r.engine, r."from", r."to", r.n
        from unnest(${rows.map((r) => r.make)}::text[], ${rows.map((r) => r.model)}::text[],
          ${rows.map((r) => r.type)}::text[], ${rows.map((r) => r.engine)}::text[], ${rows.map((r) => r.from)}::int[],
          ${rows.map((r) => r.to)}::int[]) with ordinality as r (make, model, type, engine, "from", "to", n)
        join make on make.name = r.make join model on model.make_id = make.id and model.name = r.model
      ), known as (
        update vehicle v set year_to = named."to", source_id = ${from} from named
        where (v.model_id, v.type, v.year_from) = (named.model_id, named.type, named."from")
          and v.engine is not distinct from named.engine
        returning named.n
      )
      insert into vehicle (model_id, type, engine, year_from, year_to, source_id)
      select model_id, type, engine, "from", "to", ${from} from named
      where n not in (select n from known) order by n`.execute(ctx.db)
    await changed(ctx, 'vehicles')
  })
}

async function writeMakes(ctx: Ctx, from: number, names: readonly string[]): Promise<void> {
  const { rows: known } = await sql<{ name: string; slug: string }>`select name, slug from make`.execute(ctx.db)
  const taken = new Set(known.map((make) => make.slug))
  const isKnown = new Set(known.map((make) => make.name))
  const fresh = names.filter((name) => !isKnown.has(name))
  await sql`
    insert into make (name, slug, source_id)
    select name, slug, ${from} from unnest(${fresh}::text[], ${fresh.map((name) => freeSlug(name, taken))}::text[])
      with ordinality as m (name, slug, n) order by n`.execute(ctx.db)
}

async function writeModels(ctx: Ctx, from: number, rows: readonly VehicleRow[]): Promise<void> {
  const { rows: known } = await sql<{ make: string; name: string; slug: string }>`
    select make.name as make, model.name, model.slug from model join make on make.id = make_id
    where make.name = any(${[...new Set(rows.map((row) => row.make))]}::text[])`.execute(ctx.db)
  const taken = new Map(
    [...Map.groupBy(known, (model) => model.make)].map(([make, models]) => [make, new Set(models.map((m) => m.slug))]),
  )
  const seen = new Set(known.map((model) => `${model.make}\n${model.name}`))
  const fresh: { make: string; name: string; slug: string }[] = []
  for (const { make, model: name } of rows) {
    if (seen.has(`${make}\n${name}`)) continue
    seen.add(`${make}\n${name}`)
    const slugs = taken.get(make) ?? new Set<string>()
    taken.set(make, slugs)
    fresh.push({ make, name, slug: freeSlug(name, slugs) })
  }
  await sql`
    insert into model (make_id, name, slug, source_id)
    select make.id, m.name, m.slug, ${from}
    from unnest(${fresh.map((m) => m.make)}::text[], ${fresh.map((m) => m.name)}::text[],
      ${fresh.map((m) => m.slug)}::text[]) with ordinality as m (make, name, slug, n)
    join make on make.name = m.make order by m.n`.execute(ctx.db)
}
