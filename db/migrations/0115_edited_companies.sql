-- Versions and last editors of a company's details, and of its page with the draft. The page's version continues when
-- its draft is published or discarded, so that a concurrent edit is not overwritten.
ALTER TABLE companies
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by bigint REFERENCES accounts,
  ADD COLUMN edited_at timestamptz,
  ADD COLUMN page_version integer NOT NULL DEFAULT 0,
  ADD COLUMN page_edited_by bigint REFERENCES accounts,
  ADD COLUMN page_edited_at timestamptz;
UPDATE companies c SET page_version = d.version, page_edited_by = d.saved_by, page_edited_at = d.saved_at
  FROM company_page_drafts d WHERE d.company_id = c.id;
-- company_page_drafts.version stays until the next release, because processes of the previous release still read it.

-- Changes of the new columns do not update `changed_at`, because no visitor reads them.
CREATE OR REPLACE FUNCTION date_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.changed_at := NEW.changed_at;
  -- Both columns are derived from the name, which is compared. The generated column name_words has no new value yet.
  OLD.name_key := NEW.name_key;
  OLD.name_words := NEW.name_words;
  OLD.tax_code := NEW.tax_code;
  OLD.email := NEW.email;
  OLD.phone := NEW.phone;
  OLD.block_reason := NEW.block_reason;
  OLD.setup_step := NEW.setup_step;
  OLD.version := NEW.version;
  OLD.edited_by := NEW.edited_by;
  OLD.edited_at := NEW.edited_at;
  OLD.page_version := NEW.page_version;
  OLD.page_edited_by := NEW.page_edited_by;
  OLD.page_edited_at := NEW.page_edited_at;
  IF NEW IS DISTINCT FROM OLD THEN NEW.changed_at := now(); END IF;
  RETURN NEW;
END $$;
