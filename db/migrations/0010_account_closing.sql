-- An account that its owner closed keeps its row, without the person: what it wrote still needs an author.
ALTER TABLE accounts ADD COLUMN deleted_at timestamptz;
