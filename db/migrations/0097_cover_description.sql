-- Alternative text of the cover of a company's page.
ALTER TABLE companies ADD COLUMN banner_alt text
  CHECK (char_length(banner_alt) <= 160 AND (banner_alt IS NULL OR banner_key IS NOT NULL));
