-- Whether a move into the stage notifies the candidate (decision 097).
ALTER TABLE pipeline_stages ADD COLUMN notify_candidate boolean NOT NULL DEFAULT true;

-- The furthest status of an open application of which the candidate was notified; null where no move was decided on since.
ALTER TABLE applicants ADD COLUMN notified_status text CHECK (notified_status IN
  ('applied', 'under_review', 'interview', 'offer', 'hired'));
