-- One file attached to an offer, which the candidate should read or sign.
ALTER TABLE offers
  ADD COLUMN file_key text UNIQUE,
  ADD COLUMN file_name text,
  ADD COLUMN file_kind text CHECK (file_kind IN ('pdf', 'docx')),
  ADD COLUMN file_bytes integer,
  ADD CHECK (num_nulls(file_key, file_name, file_kind, file_bytes) IN (0, 4));
