-- Standard terms as names: padding of a row, version of an index document, low-water mark of a change log.
ALTER TABLE job_search RENAME COLUMN ballast TO padding;
ALTER TABLE job_search RENAME COLUMN form TO index_version;
ALTER TABLE search_cluster RENAME COLUMN horizon TO low_water_mark;
ALTER FUNCTION note_job_search_changes() RENAME TO log_job_search_changes;
