-- The first or the second time that a candidate applies for the job: one re-apply after withdrawing (decisions §2).
ALTER TABLE applicants ADD COLUMN attempt smallint NOT NULL DEFAULT 1 CHECK (attempt IN (1, 2));
CREATE UNIQUE INDEX applicants_attempts ON applicants (job_id, candidate_id, attempt);

-- The last step of the response clock that has run, in days: 3, 7, 13 or 15 (decisions §4).
ALTER TABLE applicants ADD COLUMN clock_step smallint NOT NULL DEFAULT 0;

-- Number of answers that do not meet the job's requirements.
ALTER TABLE applicants ADD COLUMN flags integer NOT NULL
  GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(answers, '$[*] ? (@.meets == false)'))) STORED;

-- Waiting mails can be canceled by topic: a rejection that was undone must not send its mail.
ALTER TABLE mails DROP CONSTRAINT mails_state_check;
ALTER TABLE mails ADD CONSTRAINT mails_state_check CHECK (state IN ('queued', 'sent', 'failed', 'canceled'));
ALTER TABLE mails ADD COLUMN topic text;
CREATE INDEX mails_topic ON mails (topic) WHERE topic IS NOT NULL AND state IN ('queued', 'failed');
DROP INDEX mails_open;
CREATE INDEX mails_open ON mails (id) WHERE state IN ('queued', 'failed');
