-- Each build of the cluster's index takes a higher token. Only the builder with the highest token may write, so that a
-- builder that was paused and outlived its lease changes nothing.
ALTER TABLE search_cluster ADD COLUMN token bigint NOT NULL DEFAULT 0;
-- Position of the index in use in the change log (src/market/job-search/change-log.ts). It replaces low_water_mark, which the
-- previous release still reads.
ALTER TABLE search_cluster ADD COLUMN position jsonb;
