-- The first words of the description, for cards: a list never reads whole texts.
ALTER TABLE jobs ADD COLUMN snippet text;
-- Administrators' lists: a state of all companies, newest first.
CREATE INDEX jobs_state ON jobs (status, sen_status, id DESC) WHERE deleted_at IS NULL;

-- Title hits come first: a small index of their own answers them without weights, which would read every tsvector.
ALTER TABLE job_search ADD COLUMN title_words tsvector NOT NULL DEFAULT '';
CREATE INDEX job_search_title ON job_search USING gin (title_words);
-- The words stay out of line, so that filters and counts walk a narrow table.
ALTER TABLE job_search ALTER COLUMN words SET STORAGE EXTERNAL;
ALTER TABLE job_search SET (toast_tuple_target = 128);
CREATE INDEX job_search_salary ON job_search
  (coalesce(salary_max_vnd, salary_min_vnd) DESC NULLS LAST, approved_at DESC, job_id DESC);

-- Views of a job's page by people, a row a day.
CREATE TABLE job_view_days (
  job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (job_id, day)
);
