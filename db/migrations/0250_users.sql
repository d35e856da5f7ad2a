-- Administrators look people up by what they paste.
CREATE INDEX accounts_phone ON accounts (phone) WHERE phone IS NOT NULL;
CREATE INDEX accounts_name ON accounts (lower(full_name)) WHERE deleted_at IS NULL;
-- Blocked and deactivated accounts are few, and their list would otherwise read all accounts.
CREATE INDEX accounts_blocked ON accounts (id) WHERE blocked_at IS NOT NULL;
-- Pages of users list the mails to one address, latest first.
CREATE INDEX mails_recipient ON mails (to_email, id);
