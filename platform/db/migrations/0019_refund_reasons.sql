-- Which of the shop's own reasons a refund has, with its figures, for common/words. Null: `reason` is what a person wrote.
alter table refund
  add column if not exists code text,
  add column if not exists params jsonb;
