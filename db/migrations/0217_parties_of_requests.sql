-- A backup restores json in the form of jsonb, with other spaces and another order of keys, so the columns are jsonb from the start.
ALTER TABLE invoices ALTER COLUMN seller TYPE jsonb, ALTER COLUMN buyer TYPE jsonb;
