import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { slugOf, slugTells } from '../slug.ts'
import type { VehicleRow } from './write-vehicles.ts'

/**
 * The rows with makes and models as the shop spells them, or else as the first row with them does, so that "vw golf"
 * makes no second Golf. Reads the database, because the cached tree may be older.
 */
export async function asKnown(ctx: Ctx, rows: readonly VehicleRow[]): Promise<VehicleRow[]> {
  const [makes, models] = [spellings(), spellings()]
  const { rows: known } = await sql<{ make: string; makeSlug: string; model: string | null; modelSlug: string }>`
    select make.name as make, make.slug as "makeSlug", model.name as model, model.slug as "modelSlug"
    from make left join model on make_id = make.id order by make.id, model.id`.execute(ctx.db)
  for (const { make, makeSlug, model, modelSlug } of known) {
    makes.know('', make, makeSlug)
    if (model) models.know(make, model, modelSlug)
  }
  return rows.map((row) => {
    const make = makes.spelt('', row.make)
    return { ...row, make, model: models.spelt(make, row.model) }
  })
}

/** Null for a name that its slug does not tell: others that have the same would be the same name. */
const slugIn = (name: string) => (slugTells(name) ? slugOf(name) : null)

/**
 * The known spellings of names, such as those of a make's models: the same name, else one that differs in case, else
 * one with the same slug.
 */
function spellings() {
  const known = new Map<string, string>()
  const know = (within: string, name: string, slug = slugIn(name)) => {
    known.set(`${within}\n${name}`, name)
    for (const key of [name.toLowerCase(), slug]) {
      const place = `${within}\n${key}`
      if (key !== null && !known.has(place)) known.set(place, name)
    }
  }
  return {
    know,
    spelt(within: string, name: string): string {
      const [same, like, slug] = [name, name.toLowerCase(), slugIn(name)].map((key) => known.get(`${within}\n${key}`))
      const spelling = same ?? like ?? slug
      if (spelling === undefined) know(within, name)
      return spelling ?? name
    },
  }
}
