-- A pipeline may have several stages of the kinds for screening and interviews, and one of each other kind.
ALTER TABLE pipeline_stages DROP CONSTRAINT pipeline_stages_pipeline_id_kind_key;
CREATE UNIQUE INDEX pipeline_stages_once ON pipeline_stages (pipeline_id, kind) WHERE kind NOT IN (3, 6, 7, 8, 9);
CREATE INDEX pipeline_stages_pipeline ON pipeline_stages (pipeline_id);
-- Shows whether a stage is empty: only an empty stage can be removed.
CREATE INDEX applicants_stage ON applicants (stage_id);
ALTER TABLE pipelines ADD COLUMN version integer NOT NULL DEFAULT 1;
