-- A company may store people whom it added for less than 365 days from the last agreement (decision 077).
ALTER TABLE companies
  ADD COLUMN added_retention_days smallint NOT NULL DEFAULT 365 CHECK (added_retention_days IN (90, 180, 365));
-- When the person's agreement was last confirmed.
ALTER TABLE prospects ADD COLUMN agreed_at timestamptz;
UPDATE prospects SET agreed_at = kept_until - interval '365 days';
ALTER TABLE prospects ALTER COLUMN agreed_at SET NOT NULL;
