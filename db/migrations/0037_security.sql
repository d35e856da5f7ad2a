-- The second step of signing in: an authenticator app's seed, encrypted by the application (kit/secret-box).
CREATE TABLE account_totp (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  seed text NOT NULL,
  -- Null until the owner enters the first code; before that, sign-in requires no code.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: each code works once.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
-- Single-use codes for a lost phone; 120 random bits each, so a plain hash is enough.
CREATE TABLE recovery_codes (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, hash)
);
-- Changes of an account's email address that wait for proof of the new address; one per account.
CREATE TABLE email_changes (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  new_hash bytea NOT NULL UNIQUE,
  -- Null when the present address was never verified: then no confirmation is sent to it.
  old_hash bytea UNIQUE,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz,
  -- Fingerprint of the password's hash: a new password cancels the change of address.
  password_print bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
