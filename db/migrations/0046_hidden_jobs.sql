-- Jobs and companies that a candidate does not want to see in searches and job alerts.
CREATE TABLE hidden_jobs (
  candidate_id bigint NOT NULL REFERENCES candidates ON DELETE CASCADE,
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (candidate_id, job_id)
);
CREATE INDEX hidden_jobs_job ON hidden_jobs (job_id);

CREATE TABLE hidden_companies (
  candidate_id bigint NOT NULL REFERENCES candidates ON DELETE CASCADE,
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (candidate_id, company_id)
);
CREATE INDEX hidden_companies_company ON hidden_companies (company_id);
