-- The state of a verification request is a text, like all lifecycle states; the decision has its author and reason.
ALTER TABLE company_verifications
  ADD COLUMN status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'verified', 'refused')),
  ADD COLUMN decided_by bigint REFERENCES accounts ON DELETE SET NULL,
  ADD COLUMN refuse_reason_id smallint CHECK (refuse_reason_id BETWEEN 1 AND 5);
UPDATE company_verifications SET status = CASE WHEN approved THEN 'verified' ELSE 'refused' END WHERE approved IS NOT NULL;
ALTER TABLE company_verifications
  DROP COLUMN approved,
  ADD CHECK ((decided_at IS NULL) = (status = 'pending'));

-- For the tabs of the verification queue and their counts; ids are in the order of requests.
CREATE INDEX company_verifications_queue ON company_verifications (status, id);
