-- What the carrier was asked for. A further try asks for just that, whatever was changed since: its key is the same, and a
-- carrier refuses a known key with another text. Null: asked for by an earlier version.
alter table parcel_label add column asked json;
