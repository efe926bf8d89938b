-- outside a transaction
-- What the overview asks for each time: what buyers asked lately, and fetched files that wait. Without these it reads all that
-- was ever asked, and all files that ever came.
drop index concurrently if exists order_message_age;
create index concurrently order_message_age on order_message (at);
drop index concurrently if exists import_in_doubt;
create index concurrently import_in_doubt on import (created_at)
  where is_fetched and not applies_itself and state in ('staged', 'failed');
