-- What a supplier's file has last said of fields that a later one may take away by their package or code alone: a value that
-- an admin has typed since is another one, and stays.
alter table supplied add column told jsonb;
