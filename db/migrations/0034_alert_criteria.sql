-- A job alert has the filters of a job list: any of several places, categories, job types, levels and experiences.
ALTER TABLE job_alerts
  ADD COLUMN location_ids integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN category_ids integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN job_types smallint[] NOT NULL DEFAULT '{}',
  ADD COLUMN job_levels smallint[] NOT NULL DEFAULT '{}',
  ADD COLUMN experience smallint[] NOT NULL DEFAULT '{}';
UPDATE job_alerts SET location_ids = array_remove(ARRAY[location_id], NULL), category_ids = array_remove(ARRAY[category_id], NULL)
  WHERE location_id IS NOT NULL OR category_id IS NOT NULL;
ALTER TABLE job_alerts DROP COLUMN location_id, DROP COLUMN category_id;
