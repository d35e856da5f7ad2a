-- Members of a job's hiring team besides the owner (jobs.owner_id) and the recruiters (jobs.recruiter_ids); see decision 114.
CREATE TABLE job_team (
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('hiring_manager', 'interviewer')),
  PRIMARY KEY (job_id, account_id)
);
CREATE INDEX job_team_account ON job_team (account_id);
