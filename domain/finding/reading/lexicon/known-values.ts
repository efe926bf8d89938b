import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { catalogueTaxonomy } from '#domain/catalogue'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import type { KnownValue } from './meanings.ts'

/** What parts measure, with the types of those that do: "DOT 4", "API SP", "205/55R16", 302 mm. `print`: the same for the same values. */
type KnownValues = { values: readonly KnownValue[]; print: string }

type OfType = Omit<KnownValue, 'types'>[]

/** A change of many parts names no types. All is read again after this time, so that an import is not slowed by each of its steps. */
const MINUTES = 10

/** Cached; after a change of some parts only the values of their types are read again. */
export function knownValues(ctx: Ctx): Promise<KnownValues> {
  const period = Math.floor(ctx.clock.now().getTime() / (MINUTES * 60_000))
  return ctx.cache.get(`known-values ${period}`, [tag.taxonomy, tag.measures(), tag.assortment()], async () => {
    const { types } = await catalogueTaxonomy(ctx)
    const ids = types.map(({ id }) => id)
    const all = await valuesOfTypes(ctx, ids, period)
    const merged = new Map<string, KnownValue>()
    for (const [n, values] of all.entries())
      for (const one of values) {
        const key = `${one.measure}:${one.value}:${one.unit}`
        const same = merged.get(key)
        if (same) same.types.push(ids[n]!)
        else merged.set(key, { ...one, types: [ids[n]!] })
      }
    const lines = [...merged].map(([key, { types }]) => `${key} ${types}`)
    return { values: [...merged.values()], print: hash('sha1', lines.toSorted().join('\n'), 'base64url') }
  })
}

/** Those of each type, cached apart; what is not is read in one statement. */
function valuesOfTypes(ctx: Ctx, types: number[], period: number): Promise<OfType[]> {
  const stale: number[] = []
  const read = Promise.withResolvers<Map<number, OfType>>()
  const all = types.map((type) =>
    ctx.cache.get(`known-values ${period} ${type}`, [tag.measures(type), tag.assortment(type)], async () => {
      stale.push(type)
      return (await read.promise).get(type) ?? []
    }),
  )
  readValues(ctx, stale).then(read.resolve, read.reject)
  return Promise.all(all)
}

async function readValues(ctx: Ctx, types: number[]): Promise<Map<number, OfType>> {
  if (types.length === 0) return new Map()
  const { rows } = await sql<{ type: number; values: OfType }>`
    select type, json_agg(json_build_object('measure', measure, 'value', value, 'unit', unit)) as values
    from (
      select distinct type_id as type, measure, value, unit from part join part_measure on part_id = part.id
      where type_id = any(${types}::smallint[]) and status = 'sold' and length(value) < 30
    ) as one group by type`.execute(ctx.db)
  return new Map(rows.map(({ type, values }) => [type, values]))
}
