-- outside a transaction
call place_all_parts();
vacuum (analyze) placed_part;
