-- outside a transaction
-- What scheduled jobs look for. Without these they read the whole table, each minute or hour.
drop index concurrently if exists sessions_expiry;
create index concurrently sessions_expiry on sessions (expires_at);
drop index concurrently if exists verifications_expiry;
create index concurrently verifications_expiry on verifications (expires_at);
drop index concurrently if exists stock_alert_age;
create index concurrently stock_alert_age on stock_alert (created_at);
-- Of all files that ever came, those of which the shop has something to do.
drop index concurrently if exists import_waits;
create index concurrently import_waits on import (created_at)
  where state in ('received', 'reading', 'applying') or applies_itself or remap_asked_at is not null;
drop index concurrently if exists import_open;
