-- The texts of fixed pages, as Markdown. Null: the one that came with the shop holds. The row stays then, so that a version never
-- comes twice.
create table shop_text (
  name text primary key,
  markdown text check (markdown <> ''),
  version int not null default 1
);
insert into shop_text (name) values ('terms'), ('privacy');
