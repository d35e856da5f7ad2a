-- The client of a confidential job is named before the introduction (decision 139). A request that does not name the client gets a
-- provisional yes at most, and a second request names the client.
ALTER TABLE representations ADD COLUMN names_client boolean NOT NULL DEFAULT true;
ALTER TABLE representations DROP CONSTRAINT representations_status_check;
ALTER TABLE representations ADD CONSTRAINT representations_status_check
  CHECK (status IN ('asked', 'provisional', 'yes', 'no', 'expired', 'revoked'));
UPDATE representations r SET names_client = false
  FROM applicants a JOIN jobs j ON j.id = a.job_id WHERE a.id = r.applicant_id AND j.confidential;
-- People whom the client knows already are not asked again.
UPDATE representations r SET status = 'provisional'
  WHERE NOT r.names_client AND r.status = 'yes'
    AND NOT EXISTS (SELECT FROM submissions s WHERE s.applicant_id = r.applicant_id AND s.ended_at IS NULL);
