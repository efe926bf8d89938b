-- What a file has said of a part's status holds until anybody sets another one: it then says nothing more of it, so that a later
-- file that offers the part does not overrule an admin who sold it and took it off sale again.
create function forget_status_of_files() returns trigger language plpgsql as $$
begin
  update supplied set status = null where part_id = new.id and kind = 'part' and status = old.status;
  return null;
end $$;
create trigger status_of_files_overruled after update of status on part
  for each row when (old.status is distinct from new.status) execute function forget_status_of_files();
