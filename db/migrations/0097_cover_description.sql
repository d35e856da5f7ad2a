-- What the picture at the head of a company's page shows, for those who do not see it.
ALTER TABLE companies ADD COLUMN banner_alt text
  CHECK (char_length(banner_alt) <= 160 AND (banner_alt IS NULL OR banner_key IS NOT NULL));
