-- An edit sends the version with which it began, so that concurrent edits of a job do not overwrite each other.
ALTER TABLE jobs
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by bigint REFERENCES accounts,
  ADD COLUMN edited_at timestamptz;
