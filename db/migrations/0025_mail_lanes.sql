-- Mails with a link that expires are sent before all others, in a lane of their own.
ALTER TABLE mails ADD COLUMN lane text NOT NULL DEFAULT 'other' CHECK (lane IN ('proof', 'other'));
-- When the mail is due: the age of the backlog is counted from this time.
ALTER TABLE mails ADD COLUMN send_at timestamptz NOT NULL DEFAULT now();
-- Number of the job run that is sending the mail (state 'sending'). No row lock exists while the mail server is called;
-- a later run takes over the mail of a run that died.
ALTER TABLE mails ADD COLUMN run smallint NOT NULL DEFAULT 0;
-- 'retrying': the mail waits for its next attempt. 'failed': no further attempt follows.
ALTER TABLE mails DROP CONSTRAINT mails_state_check;
ALTER TABLE mails ADD CONSTRAINT mails_state_check
  CHECK (state IN ('queued', 'sending', 'sent', 'retrying', 'failed', 'canceled'));
UPDATE mails SET send_at = created_at, lane = CASE WHEN props ? 'proof' THEN 'proof' ELSE 'other' END,
    state = CASE WHEN state = 'failed' AND created_at > now() - interval '2 days' THEN 'retrying' ELSE state END
  WHERE state IN ('queued', 'failed');
DROP INDEX mails_topic;
CREATE INDEX mails_topic ON mails (topic)
  WHERE topic IS NOT NULL AND state IN ('queued', 'sending', 'retrying', 'failed');
-- Statistics of the mail backlog read this index only.
DROP INDEX mails_open;
CREATE INDEX mails_open ON mails (state, lane, send_at) WHERE state IN ('queued', 'retrying', 'failed');
