-- A verification can be revoked (decision 075); the author of the original decision stays.
ALTER TABLE company_verifications
  DROP CONSTRAINT company_verifications_status_check,
  ADD CONSTRAINT company_verifications_status_check CHECK (status IN ('pending', 'verified', 'refused', 'revoked')),
  ADD COLUMN revoked_at timestamptz,
  ADD COLUMN revoked_by bigint REFERENCES accounts ON DELETE SET NULL,
  ADD COLUMN revoke_note text,
  ADD CHECK ((status = 'revoked') = (revoked_at IS NOT NULL AND revoke_note IS NOT NULL));
