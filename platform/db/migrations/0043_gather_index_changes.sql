-- Each write of a part adds about thirty words and trigrams to these indexes. They are gathered now and inserted together, which takes
-- an import half of the time. A search reads what is gathered as well: 128 kB are at most 0.2 ms. Who fills them pays some 20 ms.
alter index part_search set (fastupdate = on, gin_pending_list_limit = 128);
alter index part_number_inside set (fastupdate = on, gin_pending_list_limit = 128);
