-- Job titles and skills of profiles as searches compare them (decision 069).
ALTER TABLE candidate_profiles ADD COLUMN title_key text GENERATED ALWAYS AS (folded(job_title)) STORED;
ALTER TABLE candidate_entries
  ADD COLUMN skill_key text GENERATED ALWAYS AS (CASE section WHEN 'skills' THEN folded(data->>'name') END) STORED;
CREATE INDEX candidate_entries_skill ON candidate_entries (skill_key, account_id) WHERE skill_key IS NOT NULL;
