create table make (
  id smallint primary key,
  name text not null unique,
  slug text not null unique
);

create table model (
  id integer primary key,
  make_id smallint not null references make,
  name text not null,
  slug text not null,
  unique (make_id, slug)
);

-- One model with one engine over an unbroken run of model years. No engine: it is not known.
create table vehicle (
  id integer primary key,
  model_id integer not null references model,
  type text not null check (type in ('car', 'suv-van', 'truck', 'motorcycle')),
  engine text,
  year_from smallint not null,
  year_to smallint not null check (year_to >= year_from)
);
create index vehicle_model on vehicle (model_id, year_from, year_to);
