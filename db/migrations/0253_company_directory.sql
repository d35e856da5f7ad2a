-- The company directory of administrators (decision 165): inactive companies are in no list of companies, and those in the bin have no page.
ALTER TABLE companies ADD COLUMN inactive_at timestamptz,
  ADD COLUMN binned_at timestamptz;

-- The public directory reads the index only.
DROP INDEX companies_directory;
CREATE INDEX companies_directory ON companies (id)
  INCLUDE (name_words, created_at, industry_ids, location_id, size_id, verified_at)
  WHERE blocked_at IS NULL AND origin = 'registered' AND merged_into IS NULL AND binned_at IS NULL AND inactive_at IS NULL;

-- The list of the directory, the latest first.
CREATE INDEX companies_latest ON companies (created_at DESC, id DESC) WHERE merged_into IS NULL;
