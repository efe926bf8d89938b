import { sql } from 'kysely'
import { type Engine, engineLabel } from '#domain/vehicles'
import type { Fitment } from './schema.ts'

/** A row of `fitmentsOfPart`; without `bound` it is for any engine. */
export type FitmentOfPart = Omit<Fitment, 'engine'> & Engine & { bound: boolean }

/** The fitments of the part `this`, as a select of `FitmentOfPart` rows sorted by make, model and year. */
export const fitmentsOfPart = sql`
  select make.name as make, model.name as model, engine_id is not null as bound, litres::float8 as litres, cylinders, fuel,
    f.year_from as "yearFrom", f.year_to as "yearTo", condition
  from fitment f join model on model.id = model_id join make on make.id = make_id left join engine on engine.id = engine_id
  where part_id = this.id order by make.name, model.name, f.year_from, litres nulls first, fuel, cylinders limit 2000`

export const fitmentOf = ({ bound, litres, cylinders, fuel, ...fitment }: FitmentOfPart): Fitment => ({
  ...fitment,
  engine: bound ? engineLabel({ litres, cylinders, fuel }) : null,
})
