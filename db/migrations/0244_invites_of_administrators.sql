-- Invites to Sen's own team have neither a company nor an agency.
ALTER TABLE member_invites DROP CONSTRAINT member_invites_scope_check;
ALTER TABLE member_invites ADD CONSTRAINT member_invites_scope_check CHECK (num_nonnulls(company_id, agency_id) <= 1);
-- Roles of administrators are 4 and 5 (spec §3).
ALTER TABLE member_invites DROP CONSTRAINT member_invites_role_id_check;
ALTER TABLE member_invites ADD CONSTRAINT member_invites_role_id_check CHECK (CASE
  WHEN company_id IS NOT NULL THEN role_id IN (0, 1)
  WHEN agency_id IS NOT NULL THEN role_id IN (2, 3)
  ELSE role_id IN (4, 5) END);
-- The list of the invites of Sen's team, as for those of companies and agencies.
CREATE INDEX member_invites_sen ON member_invites (created_at) WHERE company_id IS NULL AND agency_id IS NULL;
-- The people of Sen's team, for their list and for the locks on changes of it.
CREATE INDEX IF NOT EXISTS accounts_administrators ON accounts (id) WHERE user_type = 4;
