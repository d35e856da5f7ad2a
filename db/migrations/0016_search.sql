-- Log of changed rows of job_search, written by the transaction that changes them. Every copy (the columns in each
-- process's memory, a search cluster) is updated from this log. Readers find entries by transaction number, because ids
-- of an identity are not in commit order.
CREATE TABLE job_search_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id bigint NOT NULL,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_search_changes_xid ON job_search_changes (xid);
CREATE INDEX job_search_changes_at ON job_search_changes (at);

CREATE FUNCTION note_job_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_search_changes (job_id) SELECT job_id FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER job_search_inserted AFTER INSERT ON job_search
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_search_changes();
CREATE TRIGGER job_search_updated AFTER UPDATE ON job_search
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_search_changes();
CREATE TRIGGER job_search_deleted AFTER DELETE ON job_search
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_job_search_changes();

-- Terms of the fields that most keywords match: title, company, skills, places, trades. A term is a word or a pair of
-- adjacent words, with its distance from the title (`2:ke_toan`), so that the index alone finds phrases and ranks.
-- (Words of titles have positions now, for phrases, and occur twice, folded and with their accents, so that typed
-- accents can be preferred.)
ALTER TABLE job_search ADD COLUMN head_words tsvector NOT NULL DEFAULT '';
CREATE INDEX job_search_head ON job_search USING gin (head_words);
-- Filters and sorts read columns in each process's memory; indexes for them would only slow down writes.
DROP INDEX job_search_locations, job_search_salary, job_search_hot, job_search_remote;
