-- When the account was last used before this visit: lists tell from it what is new (spec §2, "Landing after login").
ALTER TABLE sessions ADD COLUMN previous_visit_at timestamptz;
-- A new session reads the account's ended ones too.
DROP INDEX sessions_account;
CREATE INDEX sessions_account ON sessions (account_id);
