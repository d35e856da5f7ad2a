-- Rows of the log never change, with one exception: the free text about a person is removed when the person is erased
-- (decision 026). TRUNCATE is refused too, except for an empty table, which a restore truncates.
CREATE FUNCTION keep_activities() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.data = OLD.data - 'note' AND to_jsonb(NEW) - 'data' = to_jsonb(OLD) - 'data' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM activities) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'activities are append-only';
END $$;
DROP TRIGGER activities_append_only ON activities;
DROP FUNCTION refuse_change();
CREATE TRIGGER activities_append_only BEFORE UPDATE OR DELETE ON activities
  FOR EACH ROW EXECUTE FUNCTION keep_activities();
CREATE TRIGGER activities_not_emptied BEFORE TRUNCATE ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION keep_activities();
