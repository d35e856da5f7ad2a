-- Feedback may be about an interview. Each author has one feedback per interview, and one without an interview (decision 074).
ALTER TABLE evaluations ADD COLUMN interview_id bigint REFERENCES interviews ON DELETE CASCADE;
ALTER TABLE evaluations DROP CONSTRAINT evaluations_applicant_id_author_id_key;
ALTER TABLE evaluations ADD UNIQUE NULLS NOT DISTINCT (applicant_id, author_id, interview_id);
CREATE INDEX evaluations_interview ON evaluations (interview_id) WHERE interview_id IS NOT NULL;
