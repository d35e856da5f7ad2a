-- Reason for which a company lost its verification, also where no request of the company was approved (decision 075).
ALTER TABLE companies
  ADD COLUMN verification_revoked_at timestamptz,
  ADD COLUMN verification_revoke_note text,
  ADD CHECK ((verification_revoked_at IS NULL) = (verification_revoke_note IS NULL)),
  ADD CHECK (verification_revoked_at IS NULL OR verified_at IS NULL);
UPDATE companies c SET verification_revoked_at = v.revoked_at, verification_revoke_note = v.revoke_note
FROM (
  SELECT DISTINCT ON (company_id) company_id, revoked_at, revoke_note FROM company_verifications
  WHERE status = 'revoked' ORDER BY company_id, id DESC
) v
WHERE v.company_id = c.id AND c.verified_at IS NULL;
