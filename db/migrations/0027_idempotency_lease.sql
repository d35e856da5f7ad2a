-- One attempt of a request leases its Idempotency-Key for a short time, so that a killed process does not block the key.
ALTER TABLE idempotency_keys ADD COLUMN owner uuid, ADD COLUMN leased_until timestamptz;
