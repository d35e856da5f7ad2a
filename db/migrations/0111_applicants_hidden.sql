-- Since when an applicant is off the board (spec §4 "hidden/unhidden"); it keeps its place there.
ALTER TABLE applicants ADD COLUMN hidden_at timestamptz;
