-- Of the runs of a file that are forgotten, whether all were undone; null: none is forgotten yet.
alter table import add column were_undone boolean;
