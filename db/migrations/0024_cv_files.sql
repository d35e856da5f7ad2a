-- Files of CVs that are gone, and files that a virus scanner has not seen yet.
ALTER TABLE cv_files
  -- When the file left the storage; the row stays while an application of a closed account points at it.
  ADD COLUMN file_removed_at timestamptz,
  -- waiting: kept while the scanner was away, and not to be handed on. unscanned: there was no scanner.
  ADD COLUMN scan_state text NOT NULL DEFAULT 'unscanned'
    CHECK (scan_state IN ('unscanned', 'waiting', 'clean', 'infected'));
-- Is a file still needed? Without it, each removal would read every application.
CREATE INDEX applicants_cv_file ON applicants (cv_file_id);
-- Until now the files of a closed account went at once.
UPDATE cv_files SET file_removed_at = removed_at WHERE name = '—' AND removed_at IS NOT NULL;
