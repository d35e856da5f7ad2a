-- Links by which an agency shows an applicant to one recipient of a client (decision 132), beside those of candidates. The document of an
-- agency's link is a copy: a later change of the profile does not change what the recipient reads.
ALTER TABLE share_links
  DROP CONSTRAINT share_links_owner_kind_check,
  ALTER COLUMN account_id DROP NOT NULL,
  ADD COLUMN agency_id bigint REFERENCES agencies,
  ADD COLUMN applicant_id bigint REFERENCES applicants ON DELETE CASCADE,
  -- The contact of the client; null for another recipient, and after the contact is deleted.
  ADD COLUMN contact_id bigint REFERENCES client_contacts ON DELETE SET NULL,
  ADD COLUMN recipient_name text CHECK (char_length(recipient_name) BETWEEN 1 AND 100),
  ADD COLUMN recipient_email text CHECK (char_length(recipient_email) <= 255),
  -- The language in which the recipient reads mails; `language` is that of the document.
  ADD COLUMN recipient_language smallint CHECK (recipient_language IN (0, 1)),
  ADD COLUMN level text CHECK (level IN ('full', 'anonymous')),
  -- The document with its look and letterhead, and the hash of its canonical JSON.
  ADD COLUMN content jsonb,
  ADD COLUMN document_sha256 bytea CHECK (octet_length(document_sha256) = 32),
  ADD COLUMN created_by bigint REFERENCES accounts ON DELETE SET NULL,
  -- The first request of the page, which may come from a program that scans mails.
  ADD COLUMN opened_at timestamptz,
  ADD CONSTRAINT share_links_owner CHECK (
    CASE owner_kind
      WHEN 'candidate' THEN account_id IS NOT NULL AND agency_id IS NULL AND applicant_id IS NULL
      WHEN 'agency' THEN account_id IS NULL AND num_nulls(agency_id, applicant_id, recipient_name, recipient_language, level,
        content, document_sha256) = 0
      ELSE false
    END);
-- The links of an applicant, which also end with it.
CREATE INDEX share_links_applicant ON share_links (applicant_id, id DESC) WHERE applicant_id IS NOT NULL;
-- The list of an agency's links, the newest first.
CREATE INDEX share_links_agency ON share_links (agency_id, id DESC) WHERE agency_id IS NOT NULL;
-- The links of a contact that is deleted.
CREATE INDEX share_links_contact ON share_links (contact_id) WHERE contact_id IS NOT NULL;
