-- The text search of people (decision 175): words in any order, as beginnings. The functions read texts as kit/beginnings.ts reads a query.
CREATE FUNCTION search_words(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT left(word, 60)
    FROM regexp_split_to_table(folded($1), '[^a-z0-9+#\u0080-\u1fff\u2070-\U0010ffff]+') AS word WHERE word <> '');

CREATE FUNCTION search_words_of_all(text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN search_words(array_to_string($1, ' '));

-- An address is found by the words before the @, by its beginning, and by @ with the domain. A domain has no words: "com" and "mail" would
-- find nearly all people.
CREATE FUNCTION search_words_of_email(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN search_words(split_part($1, '@', 1)) || folded($1) || ('@' || split_part(folded($1), '@', 2));

-- A Vietnamese number (+84…) is found as it is written in the country and abroad, and without the leading 0.
CREATE FUNCTION search_words_of_phone(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN $1 LIKE '+84%' THEN ARRAY['84' || substr($1, 4), '0' || substr($1, 4), substr($1, 4)]
    ELSE array_remove(ARRAY[regexp_replace($1, '\D', '', 'g')], '') END;

CREATE FUNCTION search_words_of_person(full_name text, email text, phone text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(search_words(full_name), '{}') || coalesce(search_words_of_email(email), '{}') || coalesce(search_words_of_phone(phone), '{}');

-- The terms of a tenant: its key, n for the name and contact data or w for the work, and a word. No search reads terms of another tenant.
CREATE FUNCTION tenant_terms(company_id bigint, agency_id bigint, person text[], work text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(ARRAY(
    SELECT coalesce('a' || agency_id, 'c' || company_id) || each.kind || ':' || each.word
    FROM (SELECT 'n' AS kind, unnest(person) AS word UNION ALL SELECT 'w', unnest(work)) AS each));

-- Tables apart: a move on a board changes the row of an applicant, which would write all of its terms to the index again.
CREATE TABLE applicant_search (
  applicant_id bigint PRIMARY KEY REFERENCES applicants ON DELETE CASCADE,
  terms tsvector NOT NULL
);
CREATE TABLE prospect_search (
  candidate_id bigint PRIMARY KEY REFERENCES prospects ON DELETE CASCADE,
  terms tsvector NOT NULL
);

CREATE VIEW applicant_terms AS
  SELECT a.id AS applicant_id, tenant_terms(a.company_id, a.agency_id, search_words_of_person(a.full_name, a.email, a.phone),
    coalesce(search_words(f.role_key), '{}') || coalesce(search_words_of_all(f.skill_keys), '{}')) AS terms
  FROM applicants a LEFT JOIN cv_files f ON f.id = a.cv_file_id WHERE a.erased_at IS NULL;

CREATE VIEW prospect_terms AS
  SELECT p.candidate_id, tenant_terms(p.company_id, p.agency_id, search_words_of_person(c.full_name, c.email, c.phone),
    coalesce(search_words(p.title_key), '{}') || search_words_of_all(p.skill_keys)) AS terms
  FROM prospects p JOIN candidates c ON c.id = p.candidate_id WHERE p.erased_at IS NULL;

-- The triggers lock the row that they read: a change of it that is not committed yet would be lost.
CREATE FUNCTION index_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erased_at IS NOT NULL THEN
    DELETE FROM applicant_search s WHERE s.applicant_id = NEW.id;
    RETURN NULL;
  END IF;
  PERFORM FROM cv_files f WHERE f.id = NEW.cv_file_id FOR SHARE;
  INSERT INTO applicant_search SELECT * FROM applicant_terms t WHERE t.applicant_id = NEW.id
    ON CONFLICT (applicant_id) DO UPDATE SET terms = excluded.terms;
  RETURN NULL;
END $$;

CREATE FUNCTION index_applicants_of_cv() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO applicant_search SELECT t.* FROM applicants a JOIN applicant_terms t ON t.applicant_id = a.id WHERE a.cv_file_id = NEW.id
    ORDER BY a.id ON CONFLICT (applicant_id) DO UPDATE SET terms = excluded.terms;
  RETURN NULL;
END $$;

CREATE FUNCTION index_prospect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erased_at IS NOT NULL THEN
    DELETE FROM prospect_search s WHERE s.candidate_id = NEW.candidate_id;
    RETURN NULL;
  END IF;
  PERFORM FROM candidates c WHERE c.id = NEW.candidate_id FOR SHARE;
  INSERT INTO prospect_search SELECT * FROM prospect_terms t WHERE t.candidate_id = NEW.candidate_id
    ON CONFLICT (candidate_id) DO UPDATE SET terms = excluded.terms;
  RETURN NULL;
END $$;

CREATE FUNCTION index_prospect_of_candidate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO prospect_search SELECT * FROM prospect_terms t WHERE t.candidate_id = NEW.id
    ON CONFLICT (candidate_id) DO UPDATE SET terms = excluded.terms;
  RETURN NULL;
END $$;

-- Triggers first: they lock the tables, so that no change is missed while the rows are written.
CREATE TRIGGER index_applicant_added AFTER INSERT ON applicants FOR EACH ROW EXECUTE FUNCTION index_applicant();
CREATE TRIGGER index_applicant_changed AFTER UPDATE OF full_name, email, phone, cv_file_id, company_id, agency_id, erased_at ON applicants
  FOR EACH ROW WHEN ((OLD.full_name, OLD.email, OLD.phone, OLD.cv_file_id, OLD.company_id, OLD.agency_id, OLD.erased_at)
    IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.phone, NEW.cv_file_id, NEW.company_id, NEW.agency_id, NEW.erased_at))
  EXECUTE FUNCTION index_applicant();
CREATE TRIGGER index_applicants_of_cv AFTER UPDATE OF summary ON cv_files
  FOR EACH ROW WHEN ((OLD.role_key, OLD.skill_keys) IS DISTINCT FROM (NEW.role_key, NEW.skill_keys))
  EXECUTE FUNCTION index_applicants_of_cv();
CREATE TRIGGER index_prospect_added AFTER INSERT ON prospects FOR EACH ROW EXECUTE FUNCTION index_prospect();
CREATE TRIGGER index_prospect_changed AFTER UPDATE OF job_title, skills, company_id, agency_id, erased_at ON prospects
  FOR EACH ROW WHEN ((OLD.job_title, OLD.skills, OLD.company_id, OLD.agency_id, OLD.erased_at)
    IS DISTINCT FROM (NEW.job_title, NEW.skills, NEW.company_id, NEW.agency_id, NEW.erased_at))
  EXECUTE FUNCTION index_prospect();
CREATE TRIGGER index_prospect_of_candidate AFTER UPDATE OF full_name, email, phone ON candidates
  FOR EACH ROW WHEN ((OLD.full_name, OLD.email, OLD.phone) IS DISTINCT FROM (NEW.full_name, NEW.email, NEW.phone))
  EXECUTE FUNCTION index_prospect_of_candidate();

INSERT INTO applicant_search SELECT * FROM applicant_terms;
INSERT INTO prospect_search SELECT * FROM prospect_terms;
-- Searches must not read a list of pending terms.
CREATE INDEX applicant_search_terms ON applicant_search USING gin (terms) WITH (fastupdate = off);
CREATE INDEX prospect_search_terms ON prospect_search USING gin (terms) WITH (fastupdate = off);
-- Searches no longer read the roles of files.
DROP INDEX cv_files_role;
