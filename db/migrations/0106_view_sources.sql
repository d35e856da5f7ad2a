-- Source of the views of a job, named like the source of an application ("site", "referral", a campaign's name).
-- Earlier views have no known source and count as those without a link.
ALTER TABLE job_view_days ADD COLUMN source text NOT NULL DEFAULT 'site' CHECK (length(source) <= 40);
ALTER TABLE job_view_days DROP CONSTRAINT job_view_days_pkey, ADD PRIMARY KEY (job_id, day, source);
