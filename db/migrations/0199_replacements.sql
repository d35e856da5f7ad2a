-- The free replacement of a person who left within the warranty (consoles A.4, decision 131).
ALTER TABLE placements DROP CONSTRAINT placements_status_check;
ALTER TABLE placements
  ADD CONSTRAINT placements_status_check
    CHECK (status IN ('onboarding', 'invoiced', 'paid', 'failed_probation', 'replacement', 'canceled')),
  ADD CHECK (status <> 'replacement' OR left_on IS NOT NULL),
  -- The placement of the person whom this one replaces. A replacement has no fee.
  ADD COLUMN replaces_id bigint REFERENCES placements,
  ADD CHECK (replaces_id IS NULL OR fee = 0);

-- The placement whose person the order replaces, for an order without a fee. A placement has one such order.
ALTER TABLE job_orders ADD COLUMN replaces_placement_id bigint UNIQUE REFERENCES placements;
