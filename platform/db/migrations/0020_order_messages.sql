-- What a buyer asks about an order, and what the shop answers.
create table order_message (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  at timestamptz not null,
  who text not null,                          -- as in order_event
  by_shop boolean not null,
  body text not null check (length(body) between 1 and 2000)
);
create index order_message_order on order_message (order_id, id);
