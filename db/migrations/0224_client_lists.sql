-- The list of clients sorts and filters by the last contact. A client has many notes, so the time is stored with the client.
ALTER TABLE clients ADD COLUMN last_contact_at timestamptz;
UPDATE clients c SET last_contact_at =
  (SELECT max(n.created_at) FROM client_notes n WHERE n.client_id = c.id AND n.kind <> 'note');

CREATE FUNCTION store_last_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A merge moves notes from one client to another, so both have another last contact.
  UPDATE clients c SET last_contact_at =
    (SELECT max(n.created_at) FROM client_notes n WHERE n.client_id = c.id AND n.kind <> 'note')
  WHERE c.id IN (OLD.client_id, NEW.client_id);
  RETURN NULL;
END $$;
CREATE TRIGGER client_notes_contact AFTER INSERT OR DELETE OR UPDATE OF client_id, kind, created_at ON client_notes
  FOR EACH ROW EXECUTE FUNCTION store_last_contact();

-- The list of an agency by name, and with the longest silence first.
CREATE INDEX clients_name ON clients (agency_id, name_key, id DESC) WHERE merged_into IS NULL;
CREATE INDEX clients_contact ON clients (agency_id, last_contact_at NULLS FIRST, id DESC) WHERE merged_into IS NULL;
CREATE INDEX clients_latest ON clients (agency_id, id DESC) WHERE merged_into IS NULL;
