-- A run is one change of many parts: of a file, of a search, of a grid. It can be undone for 30 days.
create table run (
  id text primary key,
  kind text not null check (kind in ('import', 'bulk', 'grid')),
  about jsonb not null,        -- what was asked, to show it: {"file", "supplier"}, {"change", "search"} …
  actor text not null,         -- as in audit
  started_at timestamptz not null,
  ended_at timestamptz,        -- null: it still writes, or was cut off
  parts integer not null default 0, -- how many it changed
  undo_asked_at timestamptz,   -- since when it is being undone
  undo_even_changed boolean not null default false, -- also what others have written since
  undone_at timestamptz,
  undone_by text
);
create index run_newest on run (started_at desc, id desc);

-- What a run wrote into one field of one part. A part that is deleted since has no row to refer to.
create table run_change (
  run_id text not null references run on delete cascade,
  part_id integer not null,
  field text not null,         -- as in the API; 'added': the whole part; 'applications': its list of cars of one source
  before jsonb,                -- null: there was nothing
  after jsonb,                 -- null: there is nothing; of a part that was added: a hash of what it says
  undone text check (undone in ('restored', 'changed-since')), -- null: it still stands
  primary key (run_id, part_id, field)
);
create index run_change_part on run_change (part_id);
