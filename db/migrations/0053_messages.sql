-- Messages between a candidate and the employer about one application.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  applicant_id bigint NOT NULL REFERENCES applicants ON DELETE CASCADE,
  sender text NOT NULL CHECK (sender IN ('candidate', 'employer')),
  -- The author of an employer's message; null for a message of the candidate.
  author_id bigint REFERENCES accounts,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 5000),
  at timestamptz NOT NULL,
  -- When the other side read the message.
  read_at timestamptz
);
CREATE INDEX messages_thread ON messages (applicant_id, id);
CREATE INDEX messages_unread ON messages (applicant_id, sender) WHERE read_at IS NULL;
