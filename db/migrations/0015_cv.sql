-- An old Word CV with macros is read and shown as text; the original is not handed on.
ALTER TABLE cv_files ADD COLUMN macros boolean NOT NULL DEFAULT false;
