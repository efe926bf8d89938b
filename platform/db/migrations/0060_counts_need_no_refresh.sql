-- Triggers keep both tables, during a bulk load too.
drop function refresh_part_counts, refresh_part_makes;
