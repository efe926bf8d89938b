-- Which sheet of a workbook an admin has a file read from; null: as its supplier's settings say, else the shop finds it out.
alter table import add column sheet text;
