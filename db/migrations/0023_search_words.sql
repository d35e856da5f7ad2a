-- One column with one index has all terms that find a job: the words of the ad and, marked with their field, the words
-- and adjacent pairs of its title and head (src/market/jobs/search/document.ts). Titles needed positions before; pairs
-- of words do not, so no search reads a row's words any more.
DROP INDEX job_search_title, job_search_head, job_search_words;
ALTER TABLE job_search DROP COLUMN title_words, DROP COLUMN head_words;
-- Version of the terms that document.ts makes. After a start, rows of another version are rewritten in the background.
ALTER TABLE job_search ADD COLUMN form smallint NOT NULL DEFAULT 0;
-- For each token of a keyword, PostgreSQL reads all pending entries of the index, so few may be pending. Without
-- pending entries, writes would take three times as long.
CREATE INDEX job_search_words ON job_search USING gin (words) WITH (gin_pending_list_limit = 64);
