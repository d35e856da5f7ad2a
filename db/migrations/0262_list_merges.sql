-- Merges of rows of the lists, with a journal of every changed row for the undo (decision 172).
CREATE TABLE list_merges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list text NOT NULL CHECK (list IN ('categories', 'locations', 'industries', 'skills')),
  loser_id integer NOT NULL,
  winner_id integer NOT NULL CHECK (winner_id <> loser_id),
  plan_hash text NOT NULL,
  -- The aliases that the other row has got by the merge.
  aliases text[] NOT NULL,
  merged_by bigint REFERENCES accounts ON DELETE SET NULL,
  merged_at timestamptz NOT NULL,
  undone_by bigint REFERENCES accounts ON DELETE SET NULL,
  undone_at timestamptz
);
CREATE INDEX list_merges_loser ON list_merges (list, loser_id, id);
CREATE INDEX list_merges_merged_by ON list_merges (merged_by) WHERE merged_by IS NOT NULL;
CREATE INDEX list_merges_undone_by ON list_merges (undone_by) WHERE undone_by IS NOT NULL;

CREATE TABLE list_merge_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merge_id bigint NOT NULL REFERENCES list_merges ON DELETE CASCADE,
  step integer NOT NULL,
  table_name text NOT NULL,
  -- Objects of columns and their values.
  key jsonb NOT NULL,
  old jsonb NOT NULL,
  new jsonb NOT NULL
);
CREATE INDEX list_merge_moves_merge ON list_merge_moves (merge_id, step);
