-- Each build of the cluster's index takes a higher token. What it may still do depends on the token being the highest, so that a
-- builder that was paused and outlived its lease changes nothing any more.
ALTER TABLE search_cluster ADD COLUMN token bigint NOT NULL DEFAULT 0;
-- How far the index in use follows the change log (src/job-search/change-log.ts). It replaces low_water_mark, which the release
-- before still reads.
ALTER TABLE search_cluster ADD COLUMN position jsonb;
