-- The key of an alert has every criterion, so that only alerts with equal criteria are duplicates.
UPDATE job_alerts SET criteria_key = concat_ws('|', criteria_key, array_to_string(job_types, ','), array_to_string(job_levels, ','),
  array_to_string(experience, ','), coalesce(salary_min::text, ''), remote::text);

-- Links of earlier confirmation mails are valid as long as the link of the last one.
ALTER TABLE job_alerts ADD COLUMN earlier_proof_hashes bytea[] NOT NULL DEFAULT '{}';
CREATE INDEX job_alerts_earlier_proofs ON job_alerts USING gin (earlier_proof_hashes);
