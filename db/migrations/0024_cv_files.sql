-- Files of CVs that are gone, and files that a virus scanner has not seen yet.
ALTER TABLE cv_files
  -- When the file was deleted from the storage; the row stays while an application of a closed account refers to it.
  ADD COLUMN file_removed_at timestamptz,
  -- waiting: kept while the scanner was away, and not to be handed on. unscanned: there was no scanner.
  ADD COLUMN scan_state text NOT NULL DEFAULT 'unscanned'
    CHECK (scan_state IN ('unscanned', 'waiting', 'clean', 'infected'));
-- Is a file still needed? Without it, each removal would read every application.
CREATE INDEX applicants_cv_file ON applicants (cv_file_id);
-- Before this migration, the files of a closed account were deleted at once.
UPDATE cv_files SET file_removed_at = removed_at WHERE name = '—' AND removed_at IS NOT NULL;
