-- The search of public profiles (decision 175): a row for each profile that companies or agencies may find while its account is open. Terms
-- are the words of job title and skills, and the ids of locations and categories.
CREATE TABLE profile_search (
  account_id bigint PRIMARY KEY REFERENCES candidate_profiles (account_id) ON DELETE CASCADE,
  candidate_id bigint NOT NULL UNIQUE REFERENCES candidates,
  for_companies boolean NOT NULL,
  for_agencies boolean NOT NULL,
  terms tsvector NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE VIEW profile_terms AS
  SELECT p.account_id, k.id AS candidate_id, p.visibility = 'public_to_verified_employers' AS for_companies,
    p.visible_to_agencies AS for_agencies,
    array_to_tsvector(
      coalesce(search_words(p.title_key), '{}')
      || ARRAY(SELECT unnest(search_words(e.skill_key)) FROM candidate_entries e
        WHERE e.account_id = p.account_id AND e.skill_key IS NOT NULL)
      || ARRAY(SELECT '@location:' || p.location_id WHERE p.location_id IS NOT NULL)
      || ARRAY(SELECT '@location:' || (id #>> '{}') FROM jsonb_path_query(p.job_preference, '$.location_ids[*]') AS ids (id))
      || ARRAY(SELECT '@category:' || (id #>> '{}') FROM jsonb_path_query(p.job_preference, '$.category_ids[*]') AS ids (id))) AS terms,
    p.updated_at
  FROM candidate_profiles p JOIN accounts u ON u.id = p.account_id JOIN candidates k ON k.account_id = u.id
  WHERE p.visibility <> 'hidden' AND (p.visibility = 'public_to_verified_employers' OR p.visible_to_agencies)
    AND u.deleted_at IS NULL AND u.blocked_at IS NULL AND u.closes_at IS NULL;

-- The lock orders concurrent changes of the account, the profile and its entries, so that the last one reads the others.
CREATE FUNCTION index_profile(owner bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM candidate_profiles p WHERE p.account_id = owner FOR NO KEY UPDATE;
  INSERT INTO profile_search SELECT * FROM profile_terms t WHERE t.account_id = owner
    ON CONFLICT (account_id) DO UPDATE SET for_companies = excluded.for_companies, for_agencies = excluded.for_agencies,
      terms = excluded.terms, updated_at = excluded.updated_at;
  IF NOT FOUND THEN
    DELETE FROM profile_search s WHERE s.account_id = owner;
  END IF;
END $$;
CREATE FUNCTION index_own_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_profile(NEW.account_id);
  RETURN NULL;
END $$;
CREATE FUNCTION index_profile_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_profile(NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION index_profile_of_skill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_profile(CASE TG_OP WHEN 'DELETE' THEN OLD.account_id ELSE NEW.account_id END);
  RETURN NULL;
END $$;

-- Triggers first: they lock the tables, so that no change is missed while the rows are written.
CREATE TRIGGER index_profile_added AFTER INSERT ON candidate_profiles FOR EACH ROW EXECUTE FUNCTION index_own_profile();
CREATE TRIGGER index_profile_changed
  AFTER UPDATE OF job_title, visibility, visible_to_agencies, location_id, job_preference, updated_at ON candidate_profiles
  FOR EACH ROW WHEN ((OLD.job_title, OLD.visibility, OLD.visible_to_agencies, OLD.location_id, OLD.job_preference, OLD.updated_at)
    IS DISTINCT FROM (NEW.job_title, NEW.visibility, NEW.visible_to_agencies, NEW.location_id, NEW.job_preference, NEW.updated_at))
  EXECUTE FUNCTION index_own_profile();
CREATE TRIGGER index_profile_of_account AFTER UPDATE OF deleted_at, blocked_at, closes_at ON accounts
  FOR EACH ROW WHEN (NEW.user_type = 1 AND (OLD.deleted_at, OLD.blocked_at, OLD.closes_at)
    IS DISTINCT FROM (NEW.deleted_at, NEW.blocked_at, NEW.closes_at))
  EXECUTE FUNCTION index_profile_of_account();
CREATE TRIGGER index_profile_of_new_skill AFTER INSERT OR UPDATE OF data, section ON candidate_entries
  FOR EACH ROW WHEN (NEW.skill_key IS NOT NULL) EXECUTE FUNCTION index_profile_of_skill();
CREATE TRIGGER index_profile_of_old_skill AFTER DELETE ON candidate_entries
  FOR EACH ROW WHEN (OLD.skill_key IS NOT NULL) EXECUTE FUNCTION index_profile_of_skill();

INSERT INTO profile_search SELECT * FROM profile_terms;
CREATE INDEX profile_search_terms ON profile_search USING gin (terms) WITH (fastupdate = off);
CREATE INDEX profile_search_companies ON profile_search (updated_at DESC, candidate_id DESC) WHERE for_companies;
CREATE INDEX profile_search_agencies ON profile_search (updated_at DESC, candidate_id DESC) WHERE for_agencies;
DROP INDEX candidate_profiles_public;
DROP INDEX candidate_profiles_agencies;
