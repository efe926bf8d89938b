import { type RawBuilder, sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import { appliedParts } from './applied-parts.ts'
import type { AskedCar } from './read-car.ts'
import type { Fit } from '../schema.ts'
import { specifiedParts } from './specified-parts.ts'

/**
 * The parts of a car, without those that suit every vehicle: ids of those that fit it, and of those that would if something open
 * were so. `fitOf`: what is open for such a part, where the car is one of one model and year.
 */
export type PartsOfCar = { sure: readonly number[]; open: readonly number[]; fitOf: ReadonlyMap<number, Fit> }

/** The parts of a car, each as the rule of fit says. Those of a whole make take their turn among heavy reads. */
export async function partsOfCar(ctx: Ctx, asked: AskedCar): Promise<PartsOfCar> {
  const { models, year } = asked.car
  if (models.length === 0) return { sure: [], open: [], fitOf: new Map() }
  const isOneYear = models.length === 1 && year !== null
  const [bySpec, byApplication] = await Promise.all([
    specifiedParts(ctx, asked),
    isOneYear ? appliedParts(ctx, asked) : [],
  ])
  const found: { sure: number[]; open: number[] } = { sure: [], open: isOneYear ? [] : await readOpen(ctx, asked) }
  const fitOf = new Map<number, Fit>()
  for (const { parts, fit } of [...byApplication, ...bySpec]) {
    if (fit.answer === 'fits') found.sure.push(...parts)
    else if (fit.answer === 'if')
      for (const part of parts) {
        found.open.push(part)
        fitOf.set(part, fit)
      }
  }
  return { ...found, fitOf }
}

/** The parts with applications for a whole make, several models or several years: which car it is decides of each. */
const readOpen = async (ctx: Ctx, asked: AskedCar): Promise<number[]> => {
  const { car, unmet, wholeMake } = asked
  const { models, year, years, engines, enginesClosed } = car
  const key = `open-parts ${JSON.stringify(wholeMake ?? [models, year, years, engines, enginesClosed, unmet])}`
  const read = async () => {
    const parts = wholeMake === null ? applied(asked) : sql`select part_id from part_make where make_id = ${wholeMake}`
    const query = sql<{ ids: number[] | null }>`select json_agg(part_id) as ids from (${parts}) as of_car`
    const { rows } = await (wholeMake === null ? query.execute(ctx.finder) : ctx.heavy.read((db) => query.execute(db)))
    return Int32Array.from(rows[0]!.ids ?? [])
  }
  return [...(await ctx.cache.getSized(key, [tag.fitments], read, (ids) => ids.byteLength))]
}

/** Parts with an application for one of the models, years and engines whose conditions do not fail, as a select of `part_id`. */
function applied({ car, unmet }: AskedCar): RawBuilder<unknown> {
  const { models, year, years, engines, enginesClosed } = car
  const inYears = years ? sql`(year_from <= ${years.to}::int and ${years.from}::int <= year_to)` : sql`true`
  const inYear = year === null ? inYears : sql`${year}::int between year_from and year_to`
  const withEngine = enginesClosed ? sql`(engine_id is null or engine_id = any(${engines}::int[]))` : sql`true`
  return sql`
    select distinct part_id from application
    where model_id = any(${models}::int[]) and ${inYear} and ${withEngine} and not conditions && ${unmet}::int[]`
}
