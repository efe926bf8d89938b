-- outside a transaction
-- The name by which data refers to a post: "brake-pads". It stays when the title changes.
alter table post add column if not exists key text;
with slugs as (
  select id, coalesce(nullif(trim(both '-' from regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g')), ''), 'x') as slug
  from post
), numbered as (select id, slug, row_number() over (partition by slug order by id) as n from slugs)
update post set key = case when n = 1 then slug else slug || '--' || post.id end
from numbered where numbered.id = post.id and post.key is null;
drop index concurrently if exists post_key;
create unique index concurrently post_key on post (key);
