-- A company may store data of ended applications for less time than the maximum that candidates are promised (decision 077).
ALTER TABLE companies ADD COLUMN retention_days smallint NOT NULL DEFAULT 90 CHECK (retention_days IN (30, 60, 90));
-- Retention days of an application: at most those of the company when the application was sent.
ALTER TABLE applicants ADD COLUMN kept_days smallint NOT NULL DEFAULT 90 CHECK (kept_days IN (30, 60, 90));
