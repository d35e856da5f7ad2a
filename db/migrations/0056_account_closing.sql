-- An account whose owner has asked to close it: it is erased at this time, unless the owner keeps it (decision 050).
ALTER TABLE accounts ADD COLUMN closes_at timestamptz;
CREATE INDEX accounts_closing ON accounts (closes_at) WHERE closes_at IS NOT NULL;

-- When the password was last confirmed in this session.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
