-- How far the search cluster has been told of changes, where there is one (SEARCH_URL): one row, absent until the first index
-- is made. Changes of transactions before `horizon` are in it; `build` is the mark of that index, so that another one, or
-- none, is noticed and made anew.
CREATE TABLE search_cluster (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  build text,
  horizon xid8 NOT NULL DEFAULT '0',
  caught_up_at timestamptz NOT NULL DEFAULT now(),
  -- Whoever makes a new index says how long it is to be thought alive.
  building_until timestamptz
);
-- The last change of a job is its version in the cluster: old news that arrives late never wins.
CREATE INDEX job_search_changes_job ON job_search_changes (job_id, id);
