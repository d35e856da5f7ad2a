-- The summary of a CV for board cards: present role, months of experience, skills. It is extracted when the text of the
-- CV file is read.
ALTER TABLE cv_files ADD COLUMN summary jsonb;
