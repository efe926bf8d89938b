-- The status that a supplier's file has last given to a part: a later file that offers the part again takes it back, and
-- what an admin has hidden or retired stays so.
alter table supplied add column status text check (status in ('sold', 'hidden', 'retired'));
