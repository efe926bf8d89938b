-- outside a transaction
-- Refusals are the only rows of the audit that are deleted. Without it the job reads all that is older than 90 days.
drop index concurrently if exists audit_refused;
create index concurrently audit_refused on audit (at) where action in ('admin.refused', 'limit.exhausted');
-- A deleted part finds its holds, the freed ones too. No condition on "state": an update of it updates no index then.
drop index concurrently if exists hold_of_part;
create index concurrently hold_of_part on hold (part_id);
drop index concurrently if exists hold_part;
-- A deleted part finds its corrections, the decided ones too.
drop index concurrently if exists correction_part;
create index concurrently correction_part on correction (part_id);
