-- A company that an agency enters as its client without finding it on Sen (decision 120). It has no people and no page, and only
-- that agency reads it.
ALTER TABLE companies ADD COLUMN origin text NOT NULL DEFAULT 'registered' CHECK (origin IN ('registered', 'agency'));

-- Such a company must not keep the real one from registering, and two agencies may enter the same one: names and tax codes are
-- unique among registered companies. The indexes have the names of the constraints that they replace.
ALTER TABLE companies
  DROP CONSTRAINT companies_name_key_key,
  DROP CONSTRAINT companies_tax_code_key;
DROP INDEX companies_tax_root_key;
CREATE UNIQUE INDEX companies_name_key_key ON companies (name_key) WHERE origin = 'registered';
CREATE UNIQUE INDEX companies_tax_code_key ON companies (tax_code) WHERE origin = 'registered';
CREATE UNIQUE INDEX companies_tax_root_key ON companies (left(tax_code, 10)) WHERE origin = 'registered';

-- The company directory scans this index, so the companies of agencies are not in it.
DROP INDEX companies_directory;
CREATE INDEX companies_directory ON companies (id)
  INCLUDE (name_words, created_at, industry_ids, location_id, size_id, verified_at)
  WHERE blocked_at IS NULL AND origin = 'registered';
