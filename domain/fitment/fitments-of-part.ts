import { sql } from 'kysely'

/** The fitments of the part `this`, as a select of `Fitment` rows sorted by make, model and year. */
export const fitmentsOfPart = sql`
  select make.name as make, model.name as model, engine, f.year_from as "yearFrom", f.year_to as "yearTo", condition
  from fitment f join vehicle on vehicle.id = vehicle_id join model on model.id = model_id join make on make.id = make_id
  where part_id = this.id order by make.name, model.name, f.year_from, engine nulls first limit 2000`
