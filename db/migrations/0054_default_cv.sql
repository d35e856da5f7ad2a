-- A candidate's default CV is the one that was last made it; without any, the newest file.
ALTER TABLE cv_files ADD COLUMN default_at timestamptz;
