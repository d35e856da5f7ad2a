-- Uploaded tables have at most 60 columns, and their problems include the cell (decision 085). Existing uploads may
-- have more columns, and would be deleted within a day anyway.
DELETE FROM csv_imports;
