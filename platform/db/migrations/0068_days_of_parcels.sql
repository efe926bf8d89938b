-- The days between which a parcel arrives, told to its buyer when it left; null: nothing was promised, or nobody could tell.
alter table parcel
  add column arrives_from date,
  add column arrives_to date;
