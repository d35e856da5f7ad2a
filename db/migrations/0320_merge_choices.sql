-- The fields whose value a member chose at a merge: the name of a field, and the candidate whose record has the value (decision 188).
-- A choice goes with its merge, so undoing the merge restores the earlier values.
ALTER TABLE candidate_merges ADD COLUMN choices jsonb NOT NULL DEFAULT '{}';
