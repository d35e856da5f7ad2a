-- Uploads have the cells of every column, so that people can choose the field of each column (decision 072). Existing
-- uploads lack these cells, and would be deleted within a day anyway.
DELETE FROM csv_imports;
