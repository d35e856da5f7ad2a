-- A shorter retention changes all people of an agency. An update of all their rows would write the whole index of terms again, so the
-- search reads the few expired consents from the records.
ALTER TABLE person_search DROP COLUMN kept_until;
