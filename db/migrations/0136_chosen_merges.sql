-- `chosen_id` is the record that was chosen at the merge. `into_id` is the record that represents the person now,
-- possibly after a later merge; undoing the later merge restores the chosen one.
ALTER TABLE candidate_merges ADD COLUMN chosen_id bigint REFERENCES candidates;
UPDATE candidate_merges SET chosen_id = into_id;
ALTER TABLE candidate_merges ALTER COLUMN chosen_id SET NOT NULL;
