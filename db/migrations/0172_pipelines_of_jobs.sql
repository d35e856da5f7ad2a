-- A pipeline is a template of a company or an agency, or belongs to a job, as a copy of a template (decision 112).
-- Existing pipelines become the first templates; each job gets a copy, and its applicants and their log move to the
-- copied stages.
CREATE TEMP TABLE own_pipelines ON COMMIT DROP AS
  SELECT j.id AS job_id, j.agency_id, j.pipeline_id AS source, nextval(pg_get_serial_sequence('pipelines', 'id')) AS id FROM jobs j;

-- A company's board has no stages of the phase "submitted", which only agencies use.
CREATE TEMP TABLE own_stages ON COMMIT DROP AS
  SELECT o.job_id, o.id AS pipeline_id, s.id AS source, nextval(pg_get_serial_sequence('pipeline_stages', 'id')) AS id,
    s.kind, s.name, s.name_vn, s.position, s.notify_candidate
  FROM own_pipelines o JOIN pipeline_stages s ON s.pipeline_id = o.source JOIN stage_kinds k ON k.id = s.kind
  WHERE o.agency_id IS NOT NULL OR k.phase <> 'submitted'
    OR EXISTS (SELECT FROM applicants a WHERE a.job_id = o.job_id AND a.stage_id = s.id);
CREATE INDEX ON own_stages (job_id, source);
ANALYZE own_pipelines;
ANALYZE own_stages;

ALTER TABLE pipelines
  ALTER COLUMN company_id DROP NOT NULL,
  ALTER COLUMN name DROP NOT NULL,
  ADD COLUMN agency_id bigint REFERENCES agencies ON DELETE CASCADE,
  ADD COLUMN job_id bigint UNIQUE REFERENCES jobs ON DELETE CASCADE;
INSERT INTO pipelines (id, job_id) SELECT id, job_id FROM own_pipelines;
INSERT INTO pipeline_stages (id, pipeline_id, kind, name, name_vn, position, notify_candidate)
  SELECT id, pipeline_id, kind, name, name_vn, position, notify_candidate FROM own_stages ORDER BY pipeline_id, position, source;

UPDATE applicants a SET stage_id = s.id FROM own_stages s WHERE s.job_id = a.job_id AND s.source = a.stage_id;
ALTER TABLE activities DISABLE TRIGGER activities_append_only;
UPDATE activities e SET data = e.data || moved.ids
  FROM (
    SELECT m.id, jsonb_strip_nulls(jsonb_build_object('from_id', f.id, 'to_id', t.id)) AS ids
    FROM activities m
    LEFT JOIN own_stages f ON f.job_id = m.job_id AND f.source = (m.data->>'from_id')::bigint
    LEFT JOIN own_stages t ON t.job_id = m.job_id AND t.source = (m.data->>'to_id')::bigint
    WHERE m.kind = 'stage_move') moved
  WHERE e.id = moved.id AND moved.ids <> '{}';
ALTER TABLE activities ENABLE TRIGGER activities_append_only;

-- The function of migration 0030, without the dropped column.
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
ALTER TABLE jobs DROP COLUMN pipeline_id;

DELETE FROM pipeline_stages s USING pipelines p, stage_kinds k
  WHERE p.id = s.pipeline_id AND p.company_id IS NOT NULL AND k.id = s.kind AND k.phase = 'submitted';
INSERT INTO pipelines (agency_id, name, is_default) SELECT id, 'Default', true FROM agencies;
INSERT INTO pipeline_stages (pipeline_id, kind, name, name_vn, position)
  SELECT p.id, s.kind, s.name, s.name_vn, s.kind - 1
  FROM pipelines p CROSS JOIN (VALUES
    (1, 'Sourced', 'Tự tìm'),
    (2, 'Applied', 'Đã ứng tuyển'),
    (3, 'Screening', 'Sàng lọc'),
    (4, 'Sent to AM', 'Gửi AM'),
    (5, 'Sent to client', 'Gửi khách hàng'),
    (6, 'Interview', 'Phỏng vấn'),
    (7, '1st interview', 'Phỏng vấn vòng 1'),
    (8, '2nd interview', 'Phỏng vấn vòng 2'),
    (9, 'Final interview', 'Phỏng vấn vòng cuối'),
    (10, 'Offer', 'Mời nhận việc'),
    (11, 'Hired', 'Đã tuyển'),
    (12, 'Rejected', 'Đã từ chối'),
    (13, 'Withdrawn', 'Đã rút hồ sơ')) AS s (kind, name, name_vn)
  WHERE p.agency_id IS NOT NULL ORDER BY p.id, s.kind;

ALTER TABLE pipelines
  ADD CONSTRAINT pipelines_owner_check CHECK (num_nonnulls(company_id, agency_id, job_id) = 1),
  ADD CONSTRAINT pipelines_default_check CHECK (NOT is_default OR job_id IS NULL);
CREATE UNIQUE INDEX pipelines_agency_default ON pipelines (agency_id) WHERE is_default AND agency_id IS NOT NULL;
DROP INDEX pipelines_default;
CREATE UNIQUE INDEX pipelines_company_default ON pipelines (company_id) WHERE is_default AND company_id IS NOT NULL;
