-- Uploaded tables have at most 60 columns, and their problems include the cell (decision 085). Those that are there may have
-- any number of columns; they would go within a day.
DELETE FROM csv_imports;
