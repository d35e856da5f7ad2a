-- A separate choice lets agencies find a profile (decision 127), because the choices of 0047 name employers.
ALTER TABLE candidate_profiles ADD COLUMN visible_to_agencies boolean NOT NULL DEFAULT false;
-- The latest profiles among those that agencies may see in the candidate search.
CREATE INDEX candidate_profiles_agencies ON candidate_profiles (updated_at DESC)
  WHERE visible_to_agencies AND visibility <> 'hidden';
-- An agency's latest invitation of a person.
CREATE INDEX candidate_invites_agency ON candidate_invites (agency_id, candidate_id, invited_at DESC) WHERE agency_id IS NOT NULL;
