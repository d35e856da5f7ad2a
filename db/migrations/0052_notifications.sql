-- What a person is told of in the product: kind and values, so that it is read in the language of the day.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  -- The thing it is about: several unread ones of a kind about one thing are one line.
  about text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  props jsonb NOT NULL,
  at timestamptz NOT NULL,
  read_at timestamptz,
  -- Not shown before `at`, and removed when its cause is undone.
  pending boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX notifications_unread ON notifications (account_id, kind, about) WHERE read_at IS NULL AND NOT pending;
CREATE INDEX notifications_list ON notifications (account_id, at DESC, id DESC) WHERE NOT pending;
CREATE INDEX notifications_about ON notifications (about);
CREATE INDEX notifications_at ON notifications (at);

-- What an account has switched off; everything else is on.
CREATE TABLE notification_choices (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  group_key text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'bell')),
  PRIMARY KEY (account_id, group_key, channel)
);

-- Whose mail it is: mails that can be switched off carry a link that does so.
ALTER TABLE mails ADD COLUMN account_id bigint REFERENCES accounts;
