-- One column and one index have all terms by which a job is found: the words of the ad and, with marks of their field,
-- those of its title and head with adjacent words (src/market/jobs/search/document.ts). Titles needed positions before; pairs
-- of words do not, so no search reads a row's words any more.
DROP INDEX job_search_title, job_search_head, job_search_words;
ALTER TABLE job_search DROP COLUMN title_words, DROP COLUMN head_words;
-- Which form of document.ts the words have: a start writes rows of another form again, in the background.
ALTER TABLE job_search ADD COLUMN form smallint NOT NULL DEFAULT 0;
-- Words that wait for their place in the index are read for each token of a keyword, so few may wait; writing each at once
-- would take three times as long.
CREATE INDEX job_search_words ON job_search USING gin (words) WITH (gin_pending_list_limit = 64);
