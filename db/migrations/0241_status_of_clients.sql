-- The tabs of the list count an agency's clients by status. The list leaves out merged clients, which the index did not know: at 100,000
-- clients PostgreSQL read the whole table (31 ms of processor time, 8 from the index alone).
DROP INDEX clients_status;
CREATE INDEX clients_status ON clients (agency_id, status, id DESC) WHERE merged_into IS NULL;
