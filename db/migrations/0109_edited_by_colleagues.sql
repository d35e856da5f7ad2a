-- Which version of a draft or a task an edit began with, and who saved last. The version of an interview is its sequence.
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
