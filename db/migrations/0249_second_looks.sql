-- Second looks: another administrator's opinion about one decision in twenty (decision 161).
CREATE TABLE second_looks (
  review_id bigint PRIMARY KEY REFERENCES job_reviews ON DELETE CASCADE,
  by_id bigint REFERENCES accounts ON DELETE SET NULL,
  agrees boolean NOT NULL,
  note text CHECK (char_length(note) BETWEEN 1 AND 1000),
  at timestamptz NOT NULL,
  -- A disagreement says why.
  CHECK (agrees OR note IS NOT NULL)
);

-- The decisions of the sample, the latest first. The hash makes the sample independent of the order of the decisions.
CREATE INDEX job_reviews_sample ON job_reviews (id DESC) WHERE abs(hashint8(id)::bigint) % 20 = 0;
