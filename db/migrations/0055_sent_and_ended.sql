-- Applications without a decision end some time after the end of their job (decision 047).
ALTER TABLE applicant_rejections
  DROP CONSTRAINT applicant_rejections_reason_id_check,
  ADD CONSTRAINT applicant_rejections_reason_id_check CHECK (reason_id BETWEEN 1 AND 15);
-- When the employer was notified that the application will end.
ALTER TABLE applicants ADD COLUMN undecided_warned_at timestamptz;

-- Profile and settings of an online CV when the candidate sent it. The file is rendered from them after the HTTP answer.
ALTER TABLE cv_files ADD COLUMN online jsonb;
