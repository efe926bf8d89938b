-- Where the sender of a report, who was not signed in, wants to read what came of it; null: nowhere.
alter table fit_report add column email text;
