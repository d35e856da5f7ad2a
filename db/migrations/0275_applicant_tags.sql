-- Tags of an applicant: words of the employer, by which its people filter the board and the table (decision 181).
ALTER TABLE applicants ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
