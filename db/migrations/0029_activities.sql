-- Rows of the log stay as they are. One change is allowed, for people who are erased: the free text about them goes, and
-- nothing else (decision 026). Emptying the table is refused, too; a restore truncates tables that are still empty.
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
