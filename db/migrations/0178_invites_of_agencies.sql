-- Invites to an agency (decision 111). The tenant of an invite is a company or an agency; an invite never concerns a client.
ALTER TABLE member_invites ALTER COLUMN company_id DROP NOT NULL;
ALTER TABLE member_invites ADD COLUMN agency_id bigint REFERENCES agencies;
ALTER TABLE member_invites ADD CONSTRAINT member_invites_scope_check CHECK (num_nonnulls(company_id, agency_id) = 1);
-- Roles of companies are 0 and 1, those of agencies 2 and 3 (spec §3).
ALTER TABLE member_invites DROP CONSTRAINT member_invites_role_id_check;
ALTER TABLE member_invites ADD CONSTRAINT member_invites_role_id_check
  CHECK (CASE WHEN agency_id IS NULL THEN role_id IN (0, 1) ELSE role_id IN (2, 3) END);
DROP INDEX member_invites_open_key;
CREATE UNIQUE INDEX member_invites_open_key ON member_invites (company_id, agency_id, email) NULLS NOT DISTINCT
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
-- The list of an agency's invites, as for those of a company.
CREATE INDEX member_invites_agency ON member_invites (agency_id, created_at) WHERE agency_id IS NOT NULL;
