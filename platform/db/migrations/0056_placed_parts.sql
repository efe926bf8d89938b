-- Parts that go to one place of a car (front, left), by the models that they have applications for: where the other part of a pair is
-- looked for. Parts that are not sold are in it too. Triggers follow the parts and their applications.
create table placed_part (
  type_id smallint not null,
  brand_id smallint not null,
  position text not null,
  model_id integer not null,
  part_id integer not null
);
-- No constraint, so that a bulk load builds it once (platform/db/bulk.ts). It finds the rows of a part as well.
create unique index placed_part_key on placed_part (type_id, brand_id, position, model_id, part_id);

create or replace function applications_added() returns trigger language plpgsql as $$
begin
  insert into part_make
    select distinct make_id, part_id from added join model on model.id = model_id
    on conflict do nothing;
  insert into placed_part
    select distinct type_id, brand_id, p.position, model_id, part_id
    from part p join added on part_id = p.id
    where p.id = any(array(select part_id from added)) and p.position is not null
    on conflict do nothing;
  return null;
end $$;

-- Of a part that was deleted as a whole, `placed_parts_removed` deletes the rows.
create or replace function applications_removed() returns trigger language plpgsql as $$
begin
  delete from part_make where part_id in (select part_id from removed) and not exists (
    select 1 from application join model on model.id = model_id
    where application.part_id = part_make.part_id and model.make_id = part_make.make_id);
  delete from placed_part using part p, (select distinct part_id, model_id from removed) as r
    where p.id = r.part_id and (placed_part.type_id, placed_part.brand_id, placed_part.position) = (p.type_id, p.brand_id, p.position)
      and (placed_part.model_id, placed_part.part_id) = (r.model_id, r.part_id)
      and not exists (select from application a where (a.part_id, a.model_id) = (r.part_id, r.model_id));
  return null;
end $$;

create function placed_parts_removed() returns trigger language plpgsql as $$
begin
  delete from placed_part using removed r
    where (placed_part.type_id, placed_part.brand_id, placed_part.position, placed_part.part_id) = (r.type_id, r.brand_id, r.position, r.id);
  return null;
end $$;

create function placed_parts_changed() returns trigger language plpgsql as $$
declare
  moved integer[] := array(
    select id from added a join removed r using (id)
    where (a.type_id, a.brand_id) <> (r.type_id, r.brand_id) or a.position is distinct from r.position);
begin
  if cardinality(moved) = 0 then return null; end if;
  delete from placed_part using removed r
    where r.id = any(moved)
      and (placed_part.type_id, placed_part.brand_id, placed_part.position, placed_part.part_id) = (r.type_id, r.brand_id, r.position, r.id);
  insert into placed_part
    select distinct a.type_id, a.brand_id, a.position, model_id, a.id
    from added a join application on part_id = a.id where a.id = any(moved) and a.position is not null
    on conflict do nothing;
  return null;
end $$;

create trigger placed_parts_removed after delete on part referencing old table as removed
  for each statement execute function placed_parts_removed();
create trigger placed_parts_changed after update on part referencing new table as added old table as removed
  for each statement execute function placed_parts_changed();

-- Fills in the parts that were there before, some at a time, so that no writer waits long. A part is locked meanwhile: who changes it
-- then, or its applications, does so after this.
create procedure place_all_parts() language plpgsql as $$
declare
  last integer := 0;
begin
  loop
    with batch as materialized (
        select id, type_id, brand_id, position from part where id > last order by id limit 2000 for no key update),
      placed as (insert into placed_part
        select distinct type_id, brand_id, b.position, model_id, part_id
        from batch b join application on part_id = b.id where b.position is not null on conflict do nothing)
    select max(id) into last from batch;
    exit when last is null;
    commit;
  end loop;
end $$;
