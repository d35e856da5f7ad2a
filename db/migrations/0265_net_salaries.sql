-- Advertised salaries are those of gross jobs. The few others are left out by this index, so that the heap of all jobs is not read.
CREATE INDEX jobs_not_gross ON jobs (id) WHERE salary_basis <> 'gross';
