-- outside a transaction
-- Who waits for units of a part. No other hold is in it.
drop index concurrently if exists hold_waiting_part;
create index concurrently hold_waiting_part on hold (part_id) where waiting > 0;
