-- Whom to ask about again, so that what waits longest never keeps others from their turn.
alter table refund add asked_at timestamptz;   -- when the sending was last queued or refused
alter table refund add refusals integer not null default 0; -- "not now" of the provider; each asks for a key of its own
alter table provider_event add asked_at timestamptz; -- when the handling was last queued

create index refund_failed on refund (settled_at) where state = 'failed';
create index provider_event_handled on provider_event (handled_at) where handled_at is not null;
