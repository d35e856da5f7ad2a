-- When the job was submitted that a decision is about: the next submission overwrites jobs.submitted_at, and the statistics of the
-- review need the wait of each decision.
ALTER TABLE job_reviews ADD COLUMN submitted_at timestamptz;
UPDATE job_reviews r SET submitted_at = s.at
FROM (
  SELECT r.id, max(a.at) AS at FROM job_reviews r JOIN activities a ON a.job_id = r.job_id AND a.kind = 'job_submit' AND a.at <= r.at
  GROUP BY r.id
) s
WHERE s.id = r.id;
-- The decisions of a period.
CREATE INDEX job_reviews_at ON job_reviews (at);
-- The applications of a period, on all jobs.
CREATE INDEX applicants_applied ON applicants (applied_at);
-- The inbox's threads of a period, and the reports among them.
CREATE INDEX support_threads_created ON support_threads (created_at);
