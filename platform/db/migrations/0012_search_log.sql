-- What was typed into the search box, one row for each day and text. Nothing in it tells who typed it.
create table search_log (
  id bigint generated always as identity primary key,
  day date not null,
  words text not null check (length(words) between 1 and 120), -- lower case; VINs, e-mail addresses and telephone numbers as their names
  searches integer not null,
  nothing integer not null, -- how many of the searches found nothing
  found integer not null, -- how many parts the newest search found
  read_as jsonb not null, -- how it was read: [{"kind": "type", "means": "Brake pads"}]
  set_aside text[] not null, -- words that matched nothing together with the others
  answers text[] not null, -- how it was answered without parts: "page", "not-sold" …
  lacking text, -- the car that the shop does not list
  unique (day, words)
);

-- What was opened or ordered from the list of a search. A part that is deleted has no row to refer to: it is left out.
create table search_log_part (
  search_id bigint not null references search_log on delete cascade,
  part_id integer not null,
  opened integer not null,
  ordered integer not null,
  primary key (search_id, part_id)
);

-- What an admin taught the search box.
create table search_rule (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('synonym', 'not-sold', 'redirect')),
  words text not null,
  meant text not null unique, -- the words as the lexicon spells them: "brake disc" and "Brake-Discs" are one
  type_id integer references part_type on delete cascade,
  name text, -- what is not sold
  href text, -- an address of the shop
  label text, -- the name of that page
  made_by text references users on delete set null,
  changed_at timestamptz not null,
  check ((kind = 'synonym') = (type_id is not null)),
  check ((kind = 'not-sold') = (name is not null)),
  check ((kind = 'redirect') = (href is not null and label is not null))
);
create index search_rule_type on search_rule (type_id);
create index search_rule_made_by on search_rule (made_by);
