-- The engines of a car, and whether a part fits every vehicle of its type's kinds, decide fit too.
create trigger configurations_written after insert or update or delete on configuration
  for each statement execute function fitment_written();
create trigger vehicle_types_written after update of type on base_vehicle
  for each statement execute function fitment_written();
create trigger part_kinds_written after update of universal, type_id on part
  for each statement execute function fitment_written();
create trigger part_types_written after update of suits on part_type
  for each statement execute function fitment_written();
comment on sequence fitment_version is
  'The version of the data of fit. Each statement that writes some of it counts one further, also if its transaction fails. '
  'Two order lines with one version were judged by the same data, unless a write was under way.';
