-- outside a transaction
-- Which line of an order a report of a wrong fit is about; null: it came from a part's page.
alter table fit_report add column if not exists order_line_id bigint;
alter table fit_report drop constraint if exists fit_report_order_line_id_fkey;
alter table fit_report add constraint fit_report_order_line_id_fkey
  foreign key (order_line_id) references order_line on delete set null not valid;
alter table fit_report validate constraint fit_report_order_line_id_fkey;
drop index concurrently if exists fit_report_order_line;
create index concurrently fit_report_order_line on fit_report (order_line_id);
