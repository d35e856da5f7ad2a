-- The salary of an offer is gross or net, as in a job (decision 185).
ALTER TABLE offers ADD COLUMN salary_basis text NOT NULL DEFAULT 'gross' CHECK (salary_basis IN ('gross', 'net'));
