-- Facts about a person that an agency alone records (consoles, A.3). Salaries are VND a month.
ALTER TABLE prospects
  ADD COLUMN current_company text CHECK (char_length(current_company) <= 255),
  ADD COLUMN school text CHECK (char_length(school) <= 255),
  ADD COLUMN years smallint CHECK (years BETWEEN 0 AND 60),
  ADD COLUMN salary_now bigint CHECK (salary_now > 0),
  ADD COLUMN salary_wanted bigint CHECK (salary_wanted > 0),
  ADD COLUMN notice_days smallint CHECK (notice_days BETWEEN 0 AND 365),
  -- [{language, proficiency}] by the ids of reference/terms.
  ADD COLUMN languages jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN owner_id bigint REFERENCES accounts ON DELETE SET NULL,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  ADD COLUMN contacted_on date,
  -- When the person asked not to be contacted. Only the person can end this.
  ADD COLUMN do_not_contact_at timestamptz;
CREATE INDEX prospects_owner ON prospects (owner_id) WHERE owner_id IS NOT NULL;

-- The search index of agencies' people (decision 128): a row a person, which combines all records merged into the person. Each term
-- begins with the id of the agency, so that a search reads no term of another agency.
CREATE TABLE person_search (
  person_id bigint NOT NULL REFERENCES candidates,
  agency_id bigint NOT NULL REFERENCES agencies,
  terms tsvector NOT NULL,
  years smallint,
  salary_wanted bigint,
  notice_days smallint,
  contacted_on date,
  kept_until timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, person_id)
);
-- The terms are stored apart from the row, so that counting and filtering read few pages.
ALTER TABLE person_search SET (toast_tuple_target = 128);
-- Searches must not read a list of pending terms.
CREATE INDEX person_search_terms ON person_search USING gin (terms) WITH (fastupdate = off);
CREATE INDEX person_search_person ON person_search (person_id);
