-- outside a transaction
-- `placed_part` (0056) finds the other part of a pair, and the parts of a specification are read together.
drop index concurrently if exists part_counterpart;
drop index concurrently if exists part_spec_value;
-- Adjustments are of whole orders: no version ever read or wrote it. Its index goes with it.
-- squawk-ignore ban-drop-column
alter table adjustment drop column if exists line_id;
