-- Deleted CV files, and files that no virus scanner has checked yet.
ALTER TABLE cv_files
  -- When the file was deleted from the storage; the row stays while an application of a closed account refers to it.
  ADD COLUMN file_removed_at timestamptz,
  -- `waiting`: stored while the scanner was unavailable, and not to be passed on. `unscanned`: there was no scanner.
  ADD COLUMN scan_state text NOT NULL DEFAULT 'unscanned'
    CHECK (scan_state IN ('unscanned', 'waiting', 'clean', 'infected'));
-- Finds the applications that still need a file. Without this index, each removal of a file would read every application.
CREATE INDEX applicants_cv_file ON applicants (cv_file_id);
-- Before this migration, the files of a closed account were deleted at once.
UPDATE cv_files SET file_removed_at = removed_at WHERE name = '—' AND removed_at IS NOT NULL;
