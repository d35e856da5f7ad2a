-- Whether Sen gives a published job to other sites, in its feeds (decision 173).
ALTER TABLE jobs ADD COLUMN ads boolean NOT NULL DEFAULT true;
-- The kinds of faults that the rules of the coach find in the texts, so that reviewers filter their queue by them. Null means
-- that the rules have not read the job since it was added.
ALTER TABLE jobs ADD COLUMN marks text[];
-- Waiting jobs that the rules have not read.
CREATE INDEX jobs_unmarked ON jobs (id) WHERE marks IS NULL AND status = 1 AND sen_status = 0 AND deleted_at IS NULL;

-- The function of migration 0172; visitors do not read the marks.
CREATE OR REPLACE FUNCTION date_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    OLD.changed_at := NEW.changed_at;
    OLD.updated_at := NEW.updated_at;
    OLD.owner_id := NEW.owner_id;
    OLD.contact_member_id := NEW.contact_member_id;
    OLD.recruiter_ids := NEW.recruiter_ids;
    OLD.questions := NEW.questions;
    OLD.note := NEW.note;
    OLD.source_ref := NEW.source_ref;
    OLD.hot := NEW.hot;
    -- The snippet is the beginning of the description, and the description is compared.
    OLD.snippet := NEW.snippet;
    OLD.marks := NEW.marks;
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
