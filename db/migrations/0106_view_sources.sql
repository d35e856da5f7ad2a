-- By which kind of link those came who viewed a job: what an application would say of itself ("site", "referral", a campaign's
-- name). Nothing is known of the earlier views, so they count as those without a link.
ALTER TABLE job_view_days ADD COLUMN source text NOT NULL DEFAULT 'site' CHECK (length(source) <= 40);
ALTER TABLE job_view_days DROP CONSTRAINT job_view_days_pkey, ADD PRIMARY KEY (job_id, day, source);
