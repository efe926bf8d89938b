-- outside a transaction
call measure_all_parts();
vacuum (analyze) part_measure;
