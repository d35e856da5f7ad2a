-- The reason for which Sen blocked an account. It also tells such a block from a deactivation by the person's own team, which
-- stays in force when Sen unblocks the account.
ALTER TABLE accounts ADD COLUMN block_reason text CHECK (length(block_reason) <= 1000);
-- A closing account that is erased before its days of grace end needs a second super administrator too. The reason is for
-- the person who confirms.
ALTER TABLE account_confirmations
  DROP CONSTRAINT account_confirmations_act_check,
  ADD CONSTRAINT account_confirmations_act_check CHECK (act IN ('make_super', 'erase')),
  ADD COLUMN reason text CHECK (length(reason) <= 1000);
