-- The step of setting up the company that comes next; null once that is finished or skipped, and for companies that were there
-- before or came by an import.
ALTER TABLE companies ADD COLUMN setup_step smallint CHECK (setup_step BETWEEN 1 AND 4);

-- No visitor reads it.
CREATE OR REPLACE FUNCTION date_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.changed_at := NEW.changed_at;
  -- Both follow the name, which is compared itself; name_words is not computed yet.
  OLD.name_key := NEW.name_key;
  OLD.name_words := NEW.name_words;
  OLD.tax_code := NEW.tax_code;
  OLD.email := NEW.email;
  OLD.phone := NEW.phone;
  OLD.block_reason := NEW.block_reason;
  OLD.setup_step := NEW.setup_step;
  IF NEW IS DISTINCT FROM OLD THEN NEW.changed_at := now(); END IF;
  RETURN NEW;
END $$;
