-- Nobody has said how dear a brand is that a supplier's file added: it has no price level instead of the lowest.
alter table brand alter column tier drop not null;
update brand set tier = null where id = 0;
