-- The kinds of stages in src/people/companies/pipeline.ts, for SQL. Ids are stored and logged; only `ord` is the order
-- of kinds.
CREATE TABLE stage_kinds (
  id smallint PRIMARY KEY,
  key text NOT NULL UNIQUE,
  phase text NOT NULL,
  ord smallint NOT NULL UNIQUE
);
INSERT INTO stage_kinds (id, key, phase, ord) VALUES
  (1, 'sourced', 'sourced', 10),
  (2, 'applied', 'applied', 20),
  (3, 'screening', 'screening', 30),
  (4, 'sent_to_am', 'submitted', 40),
  (5, 'sent_to_client', 'submitted', 50),
  (6, 'interview', 'interview', 60),
  (7, 'first_interview', 'interview', 70),
  (8, 'second_interview', 'interview', 80),
  (9, 'final_interview', 'interview', 90),
  (10, 'offer', 'offer', 100),
  (11, 'hired', 'hired', 110),
  (12, 'rejected', 'rejected', 120),
  (13, 'withdrawn', 'withdrawn', 130);

ALTER TABLE pipeline_stages
  DROP CONSTRAINT pipeline_stages_kind_check,
  ADD CONSTRAINT pipeline_stages_kind_fkey FOREIGN KEY (kind) REFERENCES stage_kinds;

-- Kinds of which a pipeline has one stage. A pipeline may have several stages of all other kinds, new kinds included.
DROP INDEX pipeline_stages_once;
CREATE UNIQUE INDEX pipeline_stages_once ON pipeline_stages (pipeline_id, kind) WHERE kind IN (1, 2, 4, 5, 10, 11, 12, 13);
