-- The quick search of an agency reads its latest people before the index of words (decision 175).
CREATE INDEX person_search_latest ON person_search (agency_id, changed_at DESC, person_id DESC);
