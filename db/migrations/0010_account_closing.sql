-- The row of a closed account remains without personal data, because rows that the owner wrote still need an author.
ALTER TABLE accounts ADD COLUMN deleted_at timestamptz;
