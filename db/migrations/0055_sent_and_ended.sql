-- Applications without a decision end some time after their job (decision 047).
ALTER TABLE applicant_rejections
  DROP CONSTRAINT applicant_rejections_reason_id_check,
  ADD CONSTRAINT applicant_rejections_reason_id_check CHECK (reason_id BETWEEN 1 AND 15);
-- When the employer was notified that the application will end.
ALTER TABLE applicants ADD COLUMN undecided_warned_at timestamptz;

-- An online CV as it was sent: the profile and the settings at that moment, from which its file is drawn after the answer.
ALTER TABLE cv_files ADD COLUMN online jsonb;
