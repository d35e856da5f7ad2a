-- Folded names, job titles and skills, so that a company's search includes all people whom it knows (decision 068). SQL
-- folds a text like `fold` (kit/fold): letters without their marks, in lower case.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(
    translate(regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'), '\s+', ' ', 'g'));
CREATE FUNCTION folded_all(text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT folded(each) FROM unnest($1) AS one(each));
CREATE FUNCTION folded_all(jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT folded(each) FROM jsonb_array_elements_text($1) AS one(each));

ALTER TABLE applicants ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (folded(full_name)) STORED;
ALTER TABLE candidates ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (folded(full_name)) STORED;
ALTER TABLE prospects
  ADD COLUMN title_key text GENERATED ALWAYS AS (folded(job_title)) STORED,
  ADD COLUMN skill_keys text[] NOT NULL GENERATED ALWAYS AS (folded_all(skills)) STORED;
ALTER TABLE cv_files
  ADD COLUMN role_key text GENERATED ALWAYS AS (folded(summary->>'role')) STORED,
  ADD COLUMN skill_keys text[] GENERATED ALWAYS AS (folded_all(summary->'skills')) STORED;

-- A company's applicants, the latest first. The index has all columns that a search and a list read, so they do not
-- read the table.
CREATE INDEX applicants_people ON applicants (company_id, applied_at DESC)
  INCLUDE (id, agency_id, candidate_id, job_id, owner_id, cv_file_id, identity_hidden, name_key, email)
  WHERE erased_at IS NULL;
CREATE INDEX cv_files_role ON cv_files (id) INCLUDE (role_key);
CREATE INDEX cv_files_skills ON cv_files USING gin (skill_keys);
