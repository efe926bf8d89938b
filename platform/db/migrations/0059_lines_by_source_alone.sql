-- A constraint, so that a bulk load keeps it (platform/db/bulk.ts): `on conflict` needs it.
alter table application
  drop constraint application_part_id_model_id_year_from_engine_id_position_c_key,
  add constraint application_of_source unique using index application_of_source;
