-- An old Word CV with macros is read and shown as text; the original file is not passed on.
ALTER TABLE cv_files ADD COLUMN macros boolean NOT NULL DEFAULT false;
