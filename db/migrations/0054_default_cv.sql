-- When the candidate made this file the default CV. The latest one counts; without any, the newest file.
ALTER TABLE cv_files ADD COLUMN default_at timestamptz;
