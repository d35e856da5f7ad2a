-- Blind review (decision 078): an applicant's identity is stored separately until the applicant passes screening.
ALTER TABLE jobs ADD COLUMN blind_review boolean NOT NULL DEFAULT false;
ALTER TABLE applicants ADD COLUMN identity_hidden boolean NOT NULL DEFAULT false;
CREATE TABLE hidden_identities (
  applicant_id bigint PRIMARY KEY REFERENCES applicants,
  full_name text NOT NULL,
  email text,
  phone text
);
