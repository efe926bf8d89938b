-- Indexes for lists (by key, read forwards or backwards), numbers, words and vehicles.
create index part_pop on part (pop, id);
create index part_type_pop on part (type_id, pop, id);
create index part_brand_pop on part (brand_id, pop, id);
-- Facets and sort orders of one type, or of a price range, from the index alone.
create index part_facts on part (type_id) include (id, brand_id, position, price, in_stock, rating, pop);
create index part_price on part (price, id) include (type_id, brand_id, position, in_stock, rating, pop);
create index part_type_price on part (type_id, price, id);
create index part_rating on part (rating, id);
-- The universal parts of a type.
create index part_universal on part (type_id) include (id, brand_id, position, price, in_stock, rating, pop) where universal;
create index part_best_seller on part (pop, id) where best_seller;
create index part_search on part using gin (search) with (fastupdate = off);
create index part_number_norm on part_number (norm text_pattern_ops) include (part_id, kind);
create index part_number_inside on part_number using gin (norm gin_trgm_ops) with (fastupdate = off);
create index application_model on application (model_id, year_from, year_to) include (part_id, engine_id, conditions);
create index part_spec_value on part_spec (kind, value) include (part_id);

-- Counts for the facets: how many parts there are of each kind. Changes are only appended (n may be negative), so that
-- orders never wait for each other here; the sum over equal rows is the count.
create table part_count (
  type_id smallint not null,
  brand_id smallint not null,
  position text,
  price_band smallint not null,
  stars smallint not null,
  in_stock boolean not null,
  universal boolean not null,
  n integer not null
);

-- The same bands as PRICE_BANDS of domain/finding/schema.ts.
create function price_band(price integer) returns smallint language sql immutable parallel safe as
  $$ select case when price < 2500 then 0 when price < 5000 then 1 when price < 10000 then 2 when price < 25000 then 3 else 4 end::smallint $$;

-- Tags of common/tags.ts for lists of parts. Above a limit they are replaced by the one for all parts.
create function assortment_tags(type smallint) returns setof text language sql immutable as
  $$ values ('assortment'), ('assortment:t' || type) $$;
create function list_tags(aspect text, type smallint, brand smallint) returns setof text language sql immutable as
  $$ values (aspect), (aspect || ':t' || type), (aspect || ':b' || brand), (aspect || ':t' || type || ':b' || brand) $$;
create function announce_lists(tags text[]) returns void language sql as
  $$ select announce(case when cardinality(tags) > 200 then array['parts', 'counts'] else tags end) $$;

-- The changes of a statement to the counts, and the lists that it makes out of date. Most changes of a part change no
-- count.
create function parts_added() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7;
  perform announce_lists(array_agg(distinct tag)) from (
    select assortment_tags(type_id) from added union all select 'counts' from added
    union all select 'best-sellers' from added where best_seller) as told (tag) having count(*) > 0;
  return null;
end $$;

create function parts_removed() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, -count(*)
    from removed group by 1, 2, 3, 4, 5, 6, 7;
  perform announce_lists(array_agg(distinct tag)) from (
    select assortment_tags(type_id) from removed union all select 'counts' from removed
    union all select 'best-sellers' from removed where best_seller) as told (tag) having count(*) > 0;
  return null;
end $$;

create function parts_changed() returns trigger language plpgsql as $$
begin
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, sum(n)
    from (select *, 1 as n from added union all select *, -1 from removed) as both_sides
    group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0;
  if found then perform announce(array['counts']); end if;
  perform announce_lists(array_agg(distinct tag)) from (
    with differing as materialized (
      select a.type_id, a.brand_id, r.type_id as old_type, a.price <> r.price as price, a.rating <> r.rating as rating,
        (price_band(a.price), a.rating / 10, a.in_stock) <> (price_band(r.price), r.rating / 10, r.in_stock) as kind,
        (a.type_id, a.brand_id, a.universal) <> (r.type_id, r.brand_id, r.universal)
          or a.position is distinct from r.position as assortment,
        a.best_seller <> r.best_seller as best_seller, a.words <> r.words as words
      from added a join removed r using (id)
    )
    select list_tags('price', type_id, brand_id) from differing where price
    union all select list_tags('rating', type_id, brand_id) from differing where rating
    union all select list_tags('kind', type_id, brand_id) from differing where kind
    union all select assortment_tags(t) from differing, unnest(array[type_id, old_type]) as t where assortment
    union all select 'best-sellers' from differing where best_seller
    union all select 'searches' from differing where words) as told (tag) having count(*) > 0;
  return null;
end $$;

create trigger parts_added after insert on part referencing new table as added
  for each statement execute function parts_added();
create trigger parts_removed after delete on part referencing old table as removed
  for each statement execute function parts_removed();
create trigger parts_changed after update on part referencing new table as added old table as removed
  for each statement execute function parts_changed();

-- Adds up equal rows; also counts from nothing after a bulk load.
create function refresh_part_counts() returns void language plpgsql as $$
begin
  lock table part_count in share row exclusive mode;
  delete from part_count;
  insert into part_count (type_id, brand_id, position, price_band, stars, in_stock, universal, n)
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, count(*)
    from part group by 1, 2, 3, 4, 5, 6, 7;
  perform announce(array['counts', 'parts']);
end $$;

-- Every word in the parts' texts, and how often it occurs, to distinguish typing errors from real words. As with the
-- counts above, changes are only appended: a word occurs while the sum of its rows is above 0.
create table word (
  word text not null,
  times integer not null
);
create index word_word on word (word);
-- The same words as lexemes of the text search (part.search), and an index for similar spellings.
create index word_lexeme on word using gin (to_tsvector('english', word));
create index word_near on word using gin (word gin_trgm_ops);

-- The words of a part's text as people type them, in any script: letters, digits and the punctuation inside a size or a
-- grade ("5w-30", "205/55"). Apostrophes are removed; any other punctuation ends a word.
create function words_of(line text) returns setof text language sql immutable parallel safe as $$
  select w from (
    select btrim(piece, './+-') as w from string_to_table(
      translate(lower(line), E'!"#$%&()*,:;<=>?@[\\]^_`{|}~×·…“”„«»–—\t\r\n\u00a0''’', repeat(' ', 41)), ' ') as piece
  ) as trimmed where length(w) between 2 and 30
$$;

-- The changes of a statement to the words.
create function words_added() returns trigger language plpgsql as $$
begin
  insert into word select w, count(*) from added, words_of(words) as w group by w;
  if found then perform announce(array['searches']); end if;
  return null;
end $$;

create function words_removed() returns trigger language plpgsql as $$
begin
  insert into word select w, -count(*) from removed, words_of(words) as w group by w;
  if found then perform announce(array['searches']); end if;
  return null;
end $$;

create function words_changed() returns trigger language plpgsql as $$
begin
  insert into word
    select w, sum(n) from (
      select a.words, 1 as n from added a join removed r using (id) where a.words <> r.words
      union all select r.words, -1 from added a join removed r using (id) where a.words <> r.words
    ) as both_sides, words_of(words) as w group by w having sum(n) <> 0;
  return null;
end $$;

create trigger words_added after insert on part referencing new table as added
  for each statement execute function words_added();
create trigger words_removed after delete on part referencing old table as removed
  for each statement execute function words_removed();
create trigger words_changed after update on part referencing new table as added old table as removed
  for each statement execute function words_changed();

-- At most 50 words of similar length that share trigrams with the given one, the nearest first.
create function words_near(asked text) returns setof text language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.15 as $$
  select word from word
  where word % asked and length(word) between length(asked) - 2 and length(asked) + 2
  group by word having sum(times) > 0
  order by similarity(word, asked) desc, word limit 50
$$;

-- Which parts fit some vehicle of a make: lists of a whole make are frequent, and it has too many vehicles to scan.
create table part_make (
  make_id smallint not null references make,
  part_id integer not null references part on delete cascade,
  primary key (make_id, part_id)
);
create index part_make_part on part_make (part_id);

create function applications_added() returns trigger language plpgsql as $$
begin
  insert into part_make
    select distinct make_id, part_id from added join model on model.id = model_id
    on conflict do nothing;
  return null;
end $$;

create function applications_removed() returns trigger language plpgsql as $$
begin
  delete from part_make where part_id in (select part_id from removed) and not exists (
    select 1 from application join model on model.id = model_id
    where application.part_id = part_make.part_id and model.make_id = part_make.make_id);
  return null;
end $$;

create trigger applications_added after insert on application referencing new table as added
  for each statement execute function applications_added();
create trigger applications_removed after delete on application referencing old table as removed
  for each statement execute function applications_removed();

-- Fills the table after a bulk load.
create function refresh_part_makes() returns void language sql as $$
  insert into part_make
    select distinct make_id, part_id from application join model on model.id = model_id
    on conflict do nothing;
$$;

-- Repairs: what a job on a car needs, as part types; which parts these are for a car follows from what fits it.
create table repair_job (
  id smallint generated by default as identity primary key,
  slug text not null unique,
  name text not null, -- "Front brakes"
  about text not null,
  rank smallint not null,
  version integer not null default 1,
  source_id smallint not null default 0 references source
);

create table repair_step (
  id integer generated by default as identity primary key,
  job_id smallint not null references repair_job on delete cascade,
  part_type_id smallint not null references part_type,
  position text check (position in ('front', 'rear', 'left', 'right', 'front left', 'front right', 'rear left', 'rear right')),
  meets text,     -- which value of the car it is for, where parts of the type may meet several: "bulb-low"
  quantity smallint check (quantity between 1 and 99), -- pieces; null: as the application or the part says
  litres text check (litres in ('oil-litres', 'coolant-litres')), -- as many litres as this value of the car says
  need text not null check (need in ('always', 'often', 'tool')),
  one_time boolean not null default false, -- what is taken off is not put back
  note text not null default '',
  rank smallint not null,
  check (quantity is null or litres is null)
);
create index repair_step_job on repair_step (job_id);
create index repair_step_type on repair_step (part_type_id);
