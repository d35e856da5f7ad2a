-- Last use of the account before this visit: lists mark entries after it as new (spec §2, "Landing after login").
ALTER TABLE sessions ADD COLUMN previous_visit_at timestamptz;
-- A new session also reads the account's ended sessions, so the index includes them.
DROP INDEX sessions_account;
CREATE INDEX sessions_account ON sessions (account_id);
