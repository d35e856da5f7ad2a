-- What a card of the board says of a CV: present role, months of experience, skills. Found when the file's text is read.
ALTER TABLE cv_files ADD COLUMN summary jsonb;
