-- The administrator who takes care of a thread.
ALTER TABLE support_threads ADD COLUMN owner_id bigint REFERENCES accounts ON DELETE SET NULL;
-- The list of an administrator's own threads.
CREATE INDEX support_threads_owner ON support_threads (owner_id, status) WHERE owner_id IS NOT NULL;
