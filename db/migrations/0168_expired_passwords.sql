-- The operator ends a password: its owner sets a new one by the link of "forgot password" (spec §8).
ALTER TABLE accounts ADD COLUMN password_expired_at timestamptz;
