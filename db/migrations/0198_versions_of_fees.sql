-- Versions of what two people may edit at once: the lines of a draft, and the shares of a fee.
ALTER TABLE invoices
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN edited_by bigint REFERENCES accounts ON DELETE SET NULL,
  ADD COLUMN edited_at timestamptz;
ALTER TABLE placements
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN edited_by bigint REFERENCES accounts ON DELETE SET NULL,
  ADD COLUMN edited_at timestamptz;

-- A merge of two clients of an agency moves their requests. The paper has the buyer of its issue, so it does not change.
CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'draft' THEN RAISE EXCEPTION 'issued payment requests are not deleted'; END IF;
    RETURN OLD;
  END IF;
  IF OLD.status = 'draft' THEN RETURN NEW; END IF;
  IF NEW.status = 'draft' OR (OLD.e_number IS NOT NULL AND (OLD.e_symbol, OLD.e_number, OLD.e_date, OLD.e_code)
    IS DISTINCT FROM (NEW.e_symbol, NEW.e_number, NEW.e_date, NEW.e_code))
  THEN RAISE EXCEPTION 'issued payment requests are not edited'; END IF;
  IF NEW.client_id <> OLD.client_id AND EXISTS (SELECT FROM clients WHERE id = NEW.client_id AND agency_id = OLD.agency_id)
  THEN OLD.client_id := NEW.client_id; END IF;
  OLD.status := NEW.status;
  OLD.paid := NEW.paid;
  OLD.adjusted := NEW.adjusted;
  OLD.reminded_at := NEW.reminded_at;
  OLD.e_symbol := NEW.e_symbol;
  OLD.e_number := NEW.e_number;
  OLD.e_date := NEW.e_date;
  OLD.e_code := NEW.e_code;
  -- The erasure of an account.
  IF NEW.created_by IS NULL THEN OLD.created_by := NULL; END IF;
  IF NEW.edited_by IS NULL THEN OLD.edited_by := NULL; END IF;
  -- Rows are compared as texts, because json has no equality.
  IF OLD::text IS DISTINCT FROM NEW::text THEN RAISE EXCEPTION 'issued payment requests are not edited'; END IF;
  RETURN NEW;
END $$;
