-- When the job that drops unpaid changes last asked for one, so that those which cannot be dropped yet let others go first.
alter table order_change add column asked_at timestamptz;
