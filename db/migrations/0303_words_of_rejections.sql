-- The employer's own words to the candidate, in place of the sentence of the reason (decision 186).
ALTER TABLE applicant_rejections ADD COLUMN words text CHECK (words <> '');
