-- Sent jobs are pruned after half a year, and job ids are never reused. A foreign key and an index that delete such
-- rows with their job would cost a third of a run of 100,000 alerts.
ALTER TABLE job_alert_jobs DROP CONSTRAINT job_alert_jobs_job_id_fkey;
DROP INDEX job_alert_jobs_job;
