-- Offers get their own tenant columns and all terms of their letter.
ALTER TABLE offers
  ADD COLUMN job_id bigint REFERENCES jobs,
  ADD COLUMN company_id bigint REFERENCES companies,
  ADD COLUMN agency_id bigint REFERENCES agencies,
  -- Legal probation period (decisions §6), and the share of the salary that is paid during probation.
  ADD COLUMN probation smallint NOT NULL DEFAULT 3 CHECK (probation BETWEEN 0 AND 4),
  ADD COLUMN probation_percent smallint NOT NULL DEFAULT 100 CHECK (probation_percent BETWEEN 85 AND 100),
  ADD COLUMN line_manager text,
  ADD COLUMN valid_until date,
  -- `message` is for the candidate; `note` is for consultants only (spec §3).
  ADD COLUMN message text,
  ADD COLUMN note text,
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN answer_note text,
  ADD COLUMN cancel_note text,
  ADD CHECK (currency IN ('VND', 'USD', 'SGD', 'THB', 'JPY'));
UPDATE offers o SET job_id = a.job_id, company_id = a.company_id, agency_id = a.agency_id,
    valid_until = o.offer_date + 7, sent_at = CASE WHEN o.status <> 'draft' THEN o.created_at END
  FROM applicants a WHERE a.id = o.applicant_id;
ALTER TABLE offers
  ALTER COLUMN job_id SET NOT NULL,
  ALTER COLUMN company_id SET NOT NULL,
  ALTER COLUMN valid_until SET NOT NULL;
CREATE INDEX offers_applicant ON offers (applicant_id, id);
CREATE INDEX offers_company ON offers (company_id, status, id DESC);
-- Finds unanswered offers, which a nightly run ends.
CREATE INDEX offers_pending ON offers (valid_until) WHERE status = 'pending';
