-- Notifications of a person. A row has a kind and values, so that the text is made in the reader's present language.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  -- The subject of the notification. Several unread notifications of one kind about one subject are one row.
  about text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  props jsonb NOT NULL,
  at timestamptz NOT NULL,
  read_at timestamptz,
  -- A pending notification is not shown before `at`, and is deleted when its cause is undone.
  pending boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX notifications_unread ON notifications (account_id, kind, about) WHERE read_at IS NULL AND NOT pending;
CREATE INDEX notifications_list ON notifications (account_id, at DESC, id DESC) WHERE NOT pending;
CREATE INDEX notifications_about ON notifications (about);
CREATE INDEX notifications_at ON notifications (at);

-- The notifications that an account has switched off; all others are on.
CREATE TABLE notification_choices (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  group_key text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'bell')),
  PRIMARY KEY (account_id, group_key, channel)
);

-- The recipient's account. A mail that can be switched off contains a link that does so.
ALTER TABLE mails ADD COLUMN account_id bigint REFERENCES accounts;
