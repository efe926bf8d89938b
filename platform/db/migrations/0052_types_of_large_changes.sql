-- Tags of more than 200 lists become `parts`, which drops every list. What parts of a type measure, and which there are, servers keep
-- apart from lists, so these tags stay: few changes touch them, and reading them again takes long.
create or replace function announce_lists(tags text[]) returns void language sql as $$
  select announce(case when cardinality(tags) > 200
    then array['parts', 'counts'] || array(select tag from unnest(tags) as tag where tag ~ '^(assortment|measures):t') else tags end)
$$;
