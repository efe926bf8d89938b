import { sql } from 'kysely'
import { carNames } from '#domain/vehicles'
import { type Phrased, phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { saidOnce } from './said-once.ts'
import type { Condition, Fitment } from '../schema.ts'

export type SaidFitment = Phrased<Fitment, 'condition'>

/** So many of its cars a part's page shows. */
const MOST = 2000

/** The applications of a part, as the columns `fitments` and `conditions` of a statement that calls them `mine`. */
export type OwnApplications = {
  fitments:
    | [
        id: number,
        model: number,
        engine: number | null,
        yearFrom: number,
        yearTo: number,
        position: string | null,
        quantity: number | null,
        conditions: number[],
      ][]
    | null
  conditions: [id: number, kind: Condition['kind'], value: string][] | null
}

/** The applications of one part, to be called `mine`. */
export const applicationsOf = (id: number) => sql`
  select id, model_id, engine_id, year_from, year_to, position, quantity, conditions from application where part_id = ${id}`

/** The columns of `OwnApplications`. */
export const ownApplications = sql`
  (select json_agg(json_build_array(id, model_id, engine_id, year_from, year_to, position, quantity, conditions)) from mine) as fitments,
  (select json_agg(json_build_array(id, kind, value) order by kind, value)
    from condition where id = any(array(select unnest(conditions) from mine))) as conditions`

/**
 * What they say of the part in words, sorted by make, model and year, each once. Place and quantity are the part's where they say
 * none.
 */
export async function fitmentsOf(
  ctx: Ctx,
  { fitments: rows, conditions }: OwnApplications,
  part: { position: string | null; quantity: number },
): Promise<SaidFitment[]> {
  if (!rows) return []
  const { models, engines } = await carNames(
    ctx,
    rows.map((row) => row[1]),
    rows.map((row) => row[2]),
  )
  const sorted = rows
    .map((row) => {
      const [, , , yearFrom, yearTo, position, quantity] = row
      const place = { position: position ?? part.position, quantity: quantity ?? part.quantity }
      return { row, model: models.get(row[1])!, engine: engines.get(row[2])!, ...place, yearFrom, yearTo }
    })
    .toSorted(
      (a, b) =>
        a.model.rank - b.model.rank || a.row[3] - b.row[3] || a.engine.rank - b.engine.rank || a.row[0] - b.row[0],
    )
  const once = saidOnce(sorted, ({ row: [, modelId, engineId, , , , , needed], position, quantity }) =>
    [modelId, engineId, position, quantity, needed.join()].join(' '),
  )
  return once.slice(0, MOST).map(({ row: [, , engineId, , , , , needed], model, engine, ...said }) => {
    const asked = needed.length > 0 ? (conditions ?? []).filter(([id]) => needed.includes(id)) : []
    return {
      make: model.make,
      model: model.model,
      ...said,
      engine: engineId === null ? null : engine.label,
      condition:
        asked.length > 0
          ? phrase(
              'fit.allOf',
              asked.map(([, kind, value]) => ({ kind, value })),
            )
          : null,
    }
  })
}
