import { sql } from 'kysely'
import { POSITIONS } from '#common/constants'
import { phrase } from '#common/phrase'
import { catalogueTaxonomy } from '#domain/catalogue'
import type { Condition } from '#domain/fitment/schema'
import type { Mapping, MappingKind } from '#domain/supply/schema'
import { type BaseVehicle, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'

/** How a condition stands in ACES: an element with an id, or a qualifier with one and its text. */
type ConditionId = { element: string; id: string } | { qualifier: string }

/** The ids by which ACES and PIES name what the shop has. */
export type Ids = {
  /** Of a brand's slug. */
  brand(slug: string): string
  /** Of a part type's slug. */
  type(slug: string): string
  position(position: string): string
  base(base: BaseVehicle): string
  engine(id: number): string
  condition(condition: Condition): ConditionId
}

/** Our own ids begin here, far above those of the paid lists: whoever reads a file without our list finds none of them. */
export const OWN = 900_000_000

/**
 * The ids that a supplier's mapping has for what the shop has; the shop's own for everything else, and without a supplier
 * for all. Of several ids of one thing it takes the lowest. @throws Problem 400 `ids` without such a supplier
 */
export async function idsFor(ctx: Ctx, supplier: number | null): Promise<Ids> {
  const [taxonomy, { engineById }, known, theirs] = await Promise.all([
    catalogueTaxonomy(ctx),
    vehicleTree(ctx),
    conditionIds(ctx),
    supplier === null ? new Map<string, string>() : theirIds(ctx, supplier),
  ])
  const typeId = new Map(taxonomy.types.map(({ slug, id }) => [slug, id]))
  const of = (kind: MappingKind, ours: string, own: number | string) => theirs.get(`${kind} ${ours}`) ?? String(own)
  return {
    brand: (slug) => of('brand', slug, slug),
    type: (slug) => of('part-type', slug, OWN + typeId.get(slug)!),
    position: (position) => of('position', position, OWN + POSITIONS.findIndex((one) => one === position) + 1),
    base: ({ id, year, model }) => of('base-vehicle', carKey(model.make.name, model.name, year), OWN + id),
    engine: (id) => of('engine', engineById.get(id)?.label ?? '', OWN + id),
    condition(condition) {
      const key = conditionKey(condition)
      const [element, id] = theirs.get(`car-attribute ${key}`)?.split(' ') ?? []
      if (element && id) return { element, id }
      const subModel = theirs.get(`sub-model ${key}`)
      if (subModel) return { element: 'submodel', id: subModel }
      return { qualifier: of('qualifier', key, OWN + (known.get(key) ?? 0)) }
    },
  }
}

const carKey = (make: string, model: string, year: number) => `${year}|${make}|${model}`
const conditionKey = ({ kind, value }: Condition) => `${kind}=${value}`

/** What a mapping leads to, as one text. */
function keyOf({ kind, ours }: Mapping): string | null {
  if ('ignore' in ours) return null
  switch (kind) {
    case 'brand':
      return ours.brand
    case 'part-type':
      return ours.type
    case 'position':
      return ours.position
    case 'base-vehicle':
      return carKey(ours.make, ours.model, ours.year)
    case 'engine':
      return ours.engine
    case 'qualifier':
    case 'sub-model':
    case 'car-attribute':
      return conditionKey(ours)
    default:
      return null
  }
}

/** A mapping also has words that are no ids, such as a brand's name. */
const isId = (kind: MappingKind, theirs: string) =>
  kind === 'brand' ? /^[a-z]{4}$/.test(theirs) : (kind === 'car-attribute' ? /^[a-z]+ \d+$/ : /^\d+$/).test(theirs)

async function theirIds(ctx: Ctx, supplier: number): Promise<Map<string, string>> {
  const { rows } = await sql<Mapping | { kind: null }>`
    select kind, theirs, ours from supplier left join mapping on supplier_id = supplier.id where supplier.id = ${supplier}
    order by length(theirs) desc, theirs desc`.execute(ctx.db)
  if (rows.length === 0) throw invalid({ ids: phrase('refusal.noneNamed', 'supplier', [String(supplier)]) })
  const ids = new Map<string, string>()
  for (const row of rows) {
    if (row.kind === null || !isId(row.kind, row.theirs)) continue
    const key = keyOf(row)
    if (key !== null) ids.set(`${row.kind} ${key}`, row.kind === 'brand' ? row.theirs.toUpperCase() : row.theirs)
  }
  return ids
}

/** Sentences of sellers are written as notes and need no id. */
async function conditionIds(ctx: Ctx): Promise<Map<string, number>> {
  const { rows } = await sql<Condition & { id: number }>`
    select id, kind, value from condition where kind <> 'note'`.execute(ctx.db)
  return new Map(rows.map((row) => [conditionKey(row), row.id]))
}
