-- A change of any column updates `changed_at`, except for the columns listed here, which no visitor reads. The function
-- copies the listed columns into the old row, so that both rows can be compared as a whole; later columns count without
-- a change here.
CREATE OR REPLACE FUNCTION date_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    OLD.changed_at := NEW.changed_at;
    OLD.updated_at := NEW.updated_at;
    OLD.owner_id := NEW.owner_id;
    OLD.contact_member_id := NEW.contact_member_id;
    OLD.recruiter_ids := NEW.recruiter_ids;
    OLD.pipeline_id := NEW.pipeline_id;
    OLD.questions := NEW.questions;
    OLD.note := NEW.note;
    OLD.source_ref := NEW.source_ref;
    OLD.hot := NEW.hot;
    -- The snippet is the beginning of the description, and the description is compared.
    OLD.snippet := NEW.snippet;
    -- Columns of the review. Its decision also changes the status, which is compared.
    OLD.submitted_at := NEW.submitted_at;
    OLD.needs_review := NEW.needs_review;
    OLD.reviewed_by := NEW.reviewed_by;
    OLD.first_approved_at := NEW.first_approved_at;
    OLD.rejected_at := NEW.rejected_at;
    OLD.reject_reason_id := NEW.reject_reason_id;
    OLD.reject_note := NEW.reject_note;
    OLD.closed_at := NEW.closed_at;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  -- `updated_at` has the time of the command, which can differ from the clock of the database server.
  NEW.changed_at := NEW.updated_at;
  RETURN NEW;
END $$;

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
  IF NEW IS DISTINCT FROM OLD THEN NEW.changed_at := now(); END IF;
  RETURN NEW;
END $$;
