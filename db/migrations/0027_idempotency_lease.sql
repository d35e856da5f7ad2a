-- A claimed key belongs to one try of its request, and only for moments at a time: a process that is killed holds it no longer.
ALTER TABLE idempotency_keys ADD COLUMN owner uuid, ADD COLUMN leased_until timestamptz;
