-- The words of a part's text as people would type them, whatever script they are in: letters, digits and what stands
-- inside a size or a grade ("5w-30", "205/55"). Apostrophes are left out of a word, any other sign ends one.
create function words_of(line text) returns setof text language sql immutable parallel safe as $$
  select w from (
    select btrim(piece, './+-') as w from string_to_table(
      translate(lower(line), E'!"#$%&()*,:;<=>?@[\\]^_`{|}~×·…“”„«»–—\t\r\n\u00a0''’', repeat(' ', 41)), ' ') as piece
  ) as trimmed where length(w) between 2 and 30
$$;

-- Of all texts: what stands between blanks is mostly the same, and read once.
create or replace function refresh_search_terms() returns void language plpgsql as $$
begin
  delete from word;
  insert into word
    select w, sum(n) from (
      select piece, count(*) as n from part, string_to_table(lower(words), ' ') as piece group by piece
    ) as pieces, words_of(piece) as w group by w;
  perform pg_notify('changes', 'vocabulary');
end $$;
select refresh_search_terms();
