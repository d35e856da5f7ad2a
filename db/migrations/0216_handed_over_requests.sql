-- Headhunting requests that administrators hand over to an agency, whose consultants make a client of them (consoles B.5).
ALTER TABLE support_threads
  ADD COLUMN agency_id bigint REFERENCES agencies,
  ADD COLUMN handed_over_at timestamptz,
  -- The client that a consultant made of the request.
  ADD COLUMN client_id bigint REFERENCES clients ON DELETE SET NULL,
  ADD CHECK ((agency_id IS NULL) = (handed_over_at IS NULL)),
  ADD CHECK (agency_id IS NULL OR kind = 'headhunt'),
  ADD CHECK (client_id IS NULL OR agency_id IS NOT NULL);
-- The requests of an agency, the latest first.
CREATE INDEX support_threads_agency ON support_threads (agency_id, handed_over_at DESC, id DESC) WHERE agency_id IS NOT NULL;
CREATE INDEX support_threads_client ON support_threads (client_id) WHERE client_id IS NOT NULL;
