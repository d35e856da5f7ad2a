-- When the operator expired the password. Its owner sets a new one with the link of "forgot password" (spec §8).
ALTER TABLE accounts ADD COLUMN password_expired_at timestamptz;
