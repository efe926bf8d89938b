-- How often work on an import began since it was last left or failed: each but the last of a process that died over it.
alter table import add column starts smallint not null default 0;
