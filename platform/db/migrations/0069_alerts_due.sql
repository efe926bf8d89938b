-- Since when the part that somebody waits for is back. The job that tells them reads these rows alone, not all that wait.
alter table stock_alert add column back_at timestamptz;

-- Whoever has locked such a row is about to delete it, so nobody waits for them.
create function part_came_back() returns trigger language plpgsql as $$
begin
  update stock_alert a set back_at = now() from (
    select email from stock_alert where part_id = new.id and back_at is null for no key update skip locked) w
  where a.part_id = new.id and a.email = w.email;
  return null;
end $$;
create trigger part_came_back after update on part for each row
  when (new.in_stock and new.status = 'sold' and not (old.in_stock and old.status = 'sold'))
  execute function part_came_back();

update stock_alert a set back_at = now() from part p where p.id = a.part_id and p.in_stock and p.status = 'sold';
