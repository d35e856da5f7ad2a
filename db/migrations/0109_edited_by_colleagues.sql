-- Version of an offer's draft or of a task, with which an edit begins, and the last editor. The version of an interview
-- is its sequence.
ALTER TABLE offers
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by bigint REFERENCES accounts,
  ADD COLUMN edited_at timestamptz;
ALTER TABLE tasks
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by bigint REFERENCES accounts,
  ADD COLUMN edited_at timestamptz;
ALTER TABLE interviews
  ADD COLUMN edited_by bigint REFERENCES accounts,
  ADD COLUMN edited_at timestamptz;
