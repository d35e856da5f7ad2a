-- Since when an applicant is hidden from the board (spec §4 "hidden/unhidden"). The applicant keeps the place on the board.
ALTER TABLE applicants ADD COLUMN hidden_at timestamptz;
