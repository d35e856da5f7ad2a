-- `changed_at` is the time of the last change of public content, for sitemaps; updated_at also changes with internal
-- columns (the note, the recruiters). Triggers set `changed_at`, so that every writer is covered.
ALTER TABLE jobs ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
UPDATE jobs SET changed_at = updated_at;

CREATE FUNCTION date_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.status, NEW.sen_status, NEW.deleted_at, NEW.expires_at, NEW.approved_at, NEW.company_id,
      NEW.title, NEW.slug, NEW.language, NEW.category_ids, NEW.location_ids, NEW.location_text, NEW.address,
      NEW.job_type, NEW.job_level, NEW.experience_id, NEW.head_count, NEW.remote, NEW.skills, NEW.job_languages,
      NEW.salary_type, NEW.salary_min, NEW.salary_max, NEW.currency, NEW.salary_period, NEW.salary_basis,
      NEW.salary_text, NEW.description, NEW.requirement, NEW.benefits, NEW.highlight_description)
    IS DISTINCT FROM (OLD.status, OLD.sen_status, OLD.deleted_at, OLD.expires_at, OLD.approved_at, OLD.company_id,
      OLD.title, OLD.slug, OLD.language, OLD.category_ids, OLD.location_ids, OLD.location_text, OLD.address,
      OLD.job_type, OLD.job_level, OLD.experience_id, OLD.head_count, OLD.remote, OLD.skills, OLD.job_languages,
      OLD.salary_type, OLD.salary_min, OLD.salary_max, OLD.currency, OLD.salary_period, OLD.salary_basis,
      OLD.salary_text, OLD.description, OLD.requirement, OLD.benefits, OLD.highlight_description)
  THEN
    -- `updated_at` has the time of the command, which can differ from the clock of the database server.
    NEW.changed_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER jobs_changed BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION date_job_change();

ALTER TABLE companies ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
UPDATE companies SET changed_at = created_at;

CREATE FUNCTION date_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.name, NEW.slug, NEW.size_id, NEW.industry_ids, NEW.location_id, NEW.address, NEW.website, NEW.about,
      NEW.founded_year, NEW.logo_key, NEW.verified_at, NEW.blocked_at, NEW.tagline, NEW.facebook, NEW.youtube,
      NEW.other_link, NEW.contact_name, NEW.employee_count, NEW.client_count, NEW.client_names,
      NEW.banner_key, NEW.video_url)
    IS DISTINCT FROM (OLD.name, OLD.slug, OLD.size_id, OLD.industry_ids, OLD.location_id, OLD.address, OLD.website, OLD.about,
      OLD.founded_year, OLD.logo_key, OLD.verified_at, OLD.blocked_at, OLD.tagline, OLD.facebook, OLD.youtube,
      OLD.other_link, OLD.contact_name, OLD.employee_count, OLD.client_count, OLD.client_names,
      OLD.banner_key, OLD.video_url)
  THEN
    NEW.changed_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER companies_changed BEFORE UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION date_company_change();

-- Other tables have parts of a company's page; their changes update the company's `changed_at` too.
CREATE FUNCTION date_company_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET changed_at = now()
    WHERE id IN (SELECT company_id FROM changed) AND changed_at IS DISTINCT FROM now();
  RETURN NULL;
END $$;
DO $$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['company_values', 'company_people', 'company_pictures'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_added AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION date_company_part_change()', part);
    EXECUTE format('CREATE TRIGGER %1$s_edited AFTER UPDATE ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION date_company_part_change()', part);
    EXECUTE format('CREATE TRIGGER %1$s_removed AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION date_company_part_change()', part);
  END LOOP;
END $$;

-- Published jobs, newest first, for feeds. The index has the columns that show later changes, so no wide row is read for them.
CREATE INDEX jobs_public ON jobs (coalesce(approved_at, created_at) DESC, id DESC)
  INCLUDE (changed_at, expires_at, company_id)
  WHERE status = 1 AND sen_status = 1 AND deleted_at IS NULL;
