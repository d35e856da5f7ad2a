-- A stage of a pipeline can start folded on the board (decision 112).
ALTER TABLE pipeline_stages ADD COLUMN folded boolean NOT NULL DEFAULT false;
