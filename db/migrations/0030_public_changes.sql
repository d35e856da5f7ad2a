-- Every column changes changed_at except those named here, which no visitor reads; a later column counts at once. The
-- old row takes over the named columns, so that both rows can be compared as a whole.
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
    -- The beginning of the description, which is compared itself.
    OLD.snippet := NEW.snippet;
    -- The review; what it decides is in the status.
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
  -- The moment that the command was given, not the machine's.
  NEW.changed_at := NEW.updated_at;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION date_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.changed_at := NEW.changed_at;
  -- Both follow the name, which is compared itself; name_words is not computed yet.
  OLD.name_key := NEW.name_key;
  OLD.name_words := NEW.name_words;
  OLD.tax_code := NEW.tax_code;
  OLD.email := NEW.email;
  OLD.phone := NEW.phone;
  OLD.block_reason := NEW.block_reason;
  IF NEW IS DISTINCT FROM OLD THEN NEW.changed_at := now(); END IF;
  RETURN NEW;
END $$;
