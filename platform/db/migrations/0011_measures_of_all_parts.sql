-- outside a transaction
call measure_all_parts();
