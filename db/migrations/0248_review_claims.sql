-- Claims: for ten minutes, only the reviewer who claimed a job decides about it (decision 160). A reviewer has one claim at a time.
CREATE TABLE review_claims (
  job_id bigint PRIMARY KEY REFERENCES jobs ON DELETE CASCADE,
  account_id bigint NOT NULL UNIQUE REFERENCES accounts ON DELETE CASCADE,
  until timestamptz NOT NULL
);

-- What a decision replaced, with which its reviewer takes it back within a minute; null once the job has another decision.
ALTER TABLE job_reviews ADD COLUMN undo jsonb;
