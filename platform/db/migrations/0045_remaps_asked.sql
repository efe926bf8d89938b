-- Since when the rows of a file that wait are to be read again, because words of its supplier were mapped; null: they need not.
alter table import add column remap_asked_at timestamptz;
