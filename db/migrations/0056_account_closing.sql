-- When the account is erased, after its owner asked to close it. The owner can cancel this (decision 050).
ALTER TABLE accounts ADD COLUMN closes_at timestamptz;
CREATE INDEX accounts_closing ON accounts (closes_at) WHERE closes_at IS NOT NULL;

-- When the password was last confirmed in this session.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
