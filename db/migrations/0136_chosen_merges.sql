-- Whom a record was merged into when it was merged. `into_id` is the record that stands for the person now, after that one was merged
-- into another; undoing the later merge puts back what the earlier one chose.
ALTER TABLE candidate_merges ADD COLUMN chosen_id bigint REFERENCES candidates;
UPDATE candidate_merges SET chosen_id = into_id;
ALTER TABLE candidate_merges ALTER COLUMN chosen_id SET NOT NULL;
