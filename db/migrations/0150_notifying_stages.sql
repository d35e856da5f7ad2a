-- Whether a move into the stage notifies the candidate (decision 097).
ALTER TABLE pipeline_stages ADD COLUMN notify_candidate boolean NOT NULL DEFAULT true;

-- The most advanced status of which the candidate of an open application was notified; null until the first decided move.
ALTER TABLE applicants ADD COLUMN notified_status text CHECK (notified_status IN
  ('applied', 'under_review', 'interview', 'offer', 'hired'));
