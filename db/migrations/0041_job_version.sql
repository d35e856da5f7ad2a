-- An edit says which version it began with, so that two people who edit one job do not overwrite each other unseen.
ALTER TABLE jobs
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by bigint REFERENCES accounts,
  ADD COLUMN edited_at timestamptz;
