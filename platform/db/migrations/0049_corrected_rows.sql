-- How an admin corrected rows of a file, so that this is not lost when the file is read again.
create table import_correction (
  import_id text not null references import on delete cascade,
  n bigint not null,           -- as in import_row and import_fit
  was jsonb not null,          -- the row as it came: cells by column, or the record of an XML file
  cells jsonb not null,        -- its cells as they were corrected
  primary key (import_id, n)
);
