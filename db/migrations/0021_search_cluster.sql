-- Position of the search cluster (SEARCH_URL) in the change log: at most one row, absent until the first index is
-- built. The index has all changes of transactions before `horizon`. `build` identifies the index, so that a missing or
-- different one is detected and built again.
CREATE TABLE search_cluster (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  build text,
  horizon xid8 NOT NULL DEFAULT '0',
  caught_up_at timestamptz NOT NULL DEFAULT now(),
  -- Lease of the process that builds a new index; after this time the process is considered dead.
  building_until timestamptz
);
-- The last change of a job is its version in the cluster, so that delayed changes do not overwrite later ones.
CREATE INDEX job_search_changes_job ON job_search_changes (job_id, id);
