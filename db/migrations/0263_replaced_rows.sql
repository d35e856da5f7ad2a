-- Forms that were open during a merge, and transactions that began before it, write the id of the merged row. The shared lock waits
-- for a merge that runs, and the row gets the id that the merge leaves.
CREATE FUNCTION present_ids(list text, ids integer[]) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  present integer[];
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN ids; END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('list-merge:' || list, 0));
  IF list = 'categories' THEN
    SELECT array_agg(id ORDER BY at) INTO present FROM (
      SELECT coalesce(r.replaced_by, u.id) AS id, min(u.at) AS at
      FROM unnest(ids) WITH ORDINALITY AS u (id, at) LEFT JOIN categories r ON r.id = u.id GROUP BY 1) AS each;
  ELSIF list = 'locations' THEN
    SELECT array_agg(id ORDER BY at) INTO present FROM (
      SELECT coalesce(r.replaced_by, u.id) AS id, min(u.at) AS at
      FROM unnest(ids) WITH ORDINALITY AS u (id, at) LEFT JOIN locations r ON r.id = u.id GROUP BY 1) AS each;
  ELSE
    SELECT array_agg(id ORDER BY at) INTO present FROM (
      SELECT coalesce(r.replaced_by, u.id) AS id, min(u.at) AS at
      FROM unnest(ids) WITH ORDINALITY AS u (id, at) LEFT JOIN industries r ON r.id = u.id GROUP BY 1) AS each;
  END IF;
  RETURN present;
END $$;

-- The categories and locations in an object of choices: the fields of a job template, the preferences of a profile.
CREATE FUNCTION present_choices(choices jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  name text;
  ids integer[];
BEGIN
  FOREACH name IN ARRAY ARRAY['category_ids', 'location_ids'] LOOP
    IF jsonb_typeof(choices -> name) = 'array' AND jsonb_array_length(choices -> name) > 0 THEN
      SELECT array_agg(id::integer ORDER BY at) INTO ids FROM jsonb_array_elements_text(choices -> name) WITH ORDINALITY AS u (id, at);
      choices := jsonb_set(choices, ARRAY[name],
        to_jsonb(present_ids(CASE name WHEN 'category_ids' THEN 'categories' ELSE 'locations' END, ids)));
    END IF;
  END LOOP;
  RETURN choices;
END $$;

CREATE FUNCTION follow_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
    WHEN 'category_ids' THEN NEW.category_ids := present_ids('categories', NEW.category_ids);
    WHEN 'location_ids' THEN NEW.location_ids := present_ids('locations', NEW.location_ids);
    WHEN 'industry_ids' THEN NEW.industry_ids := present_ids('industries', NEW.industry_ids);
    WHEN 'category_id' THEN NEW.category_id := (present_ids('categories', ARRAY[NEW.category_id]))[1];
    WHEN 'location_id' THEN NEW.location_id := (present_ids('locations', ARRAY[NEW.location_id]))[1];
    WHEN 'fields' THEN NEW.fields := present_choices(NEW.fields);
    WHEN 'job_preference' THEN NEW.job_preference := present_choices(NEW.job_preference);
  END CASE;
  RETURN NEW;
END $$;

DO $$
DECLARE
  pair text[];
BEGIN
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['jobs', 'category_ids'], ['jobs', 'location_ids'], ['companies', 'industry_ids'], ['companies', 'location_id'],
    ['candidate_profiles', 'location_id'], ['candidate_profiles', 'job_preference'], ['prospects', 'location_id'],
    ['talent_pools', 'category_id'], ['job_titles', 'category_id'], ['skills', 'category_id'], ['job_templates', 'fields']
  ] LOOP
    EXECUTE format('CREATE TRIGGER follow_replaced_%2$s BEFORE INSERT OR UPDATE OF %2$I ON %1$I
      FOR EACH ROW EXECUTE FUNCTION follow_replaced(%2$L)', pair[1], pair[2]);
  END LOOP;
END $$;
