-- Uploads keep the cells of every column, so that people can say which column is what (decision 072). Those that are there
-- were kept without them; they would go within a day.
DELETE FROM csv_imports;
