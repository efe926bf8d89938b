-- Whether the newest full file of a supplier no longer held a part. A part that retired for that is sold again when a file holds it.
alter table supplied add column gone boolean not null default false;
