-- outside a transaction
-- What the jobs `mail-alerts` and `end-due-days` look for. A sale updates neither column.
drop index concurrently if exists stock_alert_back;
create index concurrently stock_alert_back on stock_alert (back_at) where back_at is not null;
drop index concurrently if exists stock_due;
create index concurrently stock_due on stock (due_on) where due_on is not null;
