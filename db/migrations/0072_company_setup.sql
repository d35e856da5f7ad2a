-- The next step of a company's set-up; null once the set-up is finished or skipped, and for companies that existed
-- before or were imported.
ALTER TABLE companies ADD COLUMN setup_step smallint CHECK (setup_step BETWEEN 1 AND 4);

-- A change of `setup_step` does not update `changed_at`, because no visitor reads the step.
CREATE OR REPLACE FUNCTION date_company_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.changed_at := NEW.changed_at;
  -- Both columns are derived from the name, which is compared. The generated column name_words has no new value yet.
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
