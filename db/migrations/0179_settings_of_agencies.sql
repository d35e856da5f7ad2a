-- The details of an agency that its administrators edit: legal data, letterhead, bank account and payment requests (decision 111).
ALTER TABLE agencies
  ADD COLUMN legal_name text CHECK (char_length(legal_name) BETWEEN 1 AND 255),
  ADD COLUMN tax_code text,
  ADD COLUMN address text CHECK (char_length(address) BETWEEN 1 AND 255),
  ADD COLUMN phone text,
  ADD COLUMN logo_key text,
  ADD COLUMN bank_name text CHECK (char_length(bank_name) BETWEEN 1 AND 100),
  ADD COLUMN bank_account text CHECK (bank_account ~ '^[A-Z0-9]{4,34}$'),
  ADD COLUMN bank_holder text CHECK (char_length(bank_holder) BETWEEN 1 AND 100),
  -- The start of the numbers of payment requests: PREFIX-YYYY-NNNN.
  ADD COLUMN invoice_prefix text UNIQUE CHECK (invoice_prefix ~ '^[A-Z0-9]{1,8}$'),
  -- Whether only the account manager and administrators move an applicant to the client.
  ADD COLUMN am_review boolean NOT NULL DEFAULT true,
  -- The licence or notification for employment services, as printed on papers.
  ADD COLUMN licence_note text CHECK (char_length(licence_note) BETWEEN 1 AND 255),
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN edited_by bigint REFERENCES accounts ON DELETE SET NULL,
  ADD COLUMN edited_at timestamptz,
  ADD CHECK (char_length(name) BETWEEN 1 AND 255);
