-- Views of an agency's document by another reader than the recipient of its link: a contact who opens it in a client's portal
-- (decision 144). Null for the recipient.
ALTER TABLE share_link_views ADD COLUMN reader text CHECK (char_length(reader) BETWEEN 1 AND 100);
