import { sql } from 'kysely'
import { type Engine, engineLabel } from '#domain/vehicles'
import { type Phrased, phrase } from '#common/phrase'
import type { Condition, Fitment } from './schema.ts'
import { conditionsOf } from './judge-parts.ts'

export type SaidFitment = Phrased<Fitment, 'condition'>

/** A row of `fitmentsOfPart`; without `bound` it is for any engine. */
export type FitmentOfPart = Omit<Fitment, 'engine' | 'condition'> & Engine & { bound: boolean; conditions: Condition[] }

/** The applications of the part `this`, as a select of `FitmentOfPart` rows sorted by make, model and year. */
export const fitmentsOfPart = sql`
  select make.name as make, model.name as model, engine_id is not null as bound, litres::float8 as litres, cylinders, fuel,
    coalesce(a.position, this.position) as position, coalesce(a.quantity, this.quantity) as quantity,
    a.year_from as "yearFrom", a.year_to as "yearTo", ${conditionsOf} as conditions
  from application a join model on model.id = model_id join make on make.id = make_id left join engine on engine.id = engine_id
  where part_id = this.id order by make.name, model.name, a.year_from, litres nulls first, fuel, cylinders, a.id limit 2000`

export const fitmentOf = ({ bound, litres, cylinders, fuel, conditions, ...fitment }: FitmentOfPart): SaidFitment => ({
  ...fitment,
  engine: bound ? engineLabel({ litres, cylinders, fuel }) : null,
  condition: conditions.length > 0 ? phrase('fit.allOf', conditions) : null,
})
