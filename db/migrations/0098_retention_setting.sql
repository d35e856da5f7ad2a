-- A company may keep data of ended applications for less than what candidates are promised at most (decision 077).
ALTER TABLE companies ADD COLUMN retention_days smallint NOT NULL DEFAULT 90 CHECK (retention_days IN (30, 60, 90));
-- Retention days of an application: never more than at the time of its submission.
ALTER TABLE applicants ADD COLUMN kept_days smallint NOT NULL DEFAULT 90 CHECK (kept_days IN (30, 60, 90));
