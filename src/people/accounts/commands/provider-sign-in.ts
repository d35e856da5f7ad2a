import type { AuditPerson } from "#kit/audit.ts";
import { brokenUnique, type Database, inTransaction, type Tx } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import type { Language } from "#kit/i18n.ts";
import type { Actor } from "../actor.ts";
import type { ProviderFailure } from "../contract-providers.ts";
import type { ForeignIdentity } from "../providers.ts";
import { accountByEmail } from "../queries.ts";
import { auditPersonOfRow, endSession, startSession } from "../sessions.ts";
import { userTypes } from "../terms.ts";
import type { TokenKeys } from "../tokens.ts";
import { markEmailVerified, revokeAccess } from "./mailbox-verification.ts";
import { registerCandidate } from "./register.ts";

export interface ProviderSignIn {
  identity: ForeignIdentity;
  /** The kind of page on which the sign-in began: `candidate` for a page for job seekers only, null for other pages. */
  site: "candidate" | null;
  language: Language;
  origin: Origin;
  asOf: Date;
  /** The caller, and the id of the caller's session, which ends when a new session starts. */
  actor: Actor;
  endsSession: string | null;
}

/** The reason why a provider sign-in is refused. */
export class ProviderRefusal extends Error {
  readonly code: ProviderFailure;
  constructor(code: ProviderFailure) {
    super(code);
    this.code = code;
  }
}

/**
 * Signs in a user of a provider. Accounts are linked by provider and subject, never by address: an account with the
 * same address is linked only when the provider confirms the address. Where that is the first verification of the
 * address, previous access is removed, unless the caller is signed in to the account. A new user becomes a job seeker.
 * @throws ProviderRefusal
 */
export async function signInWithProvider(
  database: Database,
  keys: TokenKeys,
  input: ProviderSignIn,
): Promise<{ person: AuditPerson; token: string; isNew: boolean; isClosing: boolean }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(database, async (tx) => {
        const { account, isNew } = await accountOf(tx, input);
        if (account.blocked_at || account.company_blocked_at) throw new ProviderRefusal("login_blocked");
        if (input.site === "candidate" && account.user_type !== userTypes.candidate)
          throw new ProviderRefusal("employer_account");
        if (input.endsSession) await endSession(tx, input.endsSession, input.asOf);
        const token = await startSession(tx, keys, account, input.origin, input.asOf);
        return { person: auditPersonOfRow(account), token, isNew, isClosing: account.closes_at !== null };
      });
    } catch (error) {
      // A concurrent sign-in in another window has just created the account or its link to the provider.
      const raced = brokenUnique(error) ?? (isTaken(error) ? "accounts" : null);
      if (raced === null || attempt > 2) throw error;
    }
  }
}

async function accountOf(tx: Tx, input: ProviderSignIn) {
  const { identity } = input;
  const linked = await tx
    .selectFrom("identities as i")
    .innerJoin("accounts as a", "a.id", "i.account_id")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .select(["a.id", "a.user_type", "a.role_id", "a.company_id", "a.blocked_at", "a.closes_at"])
    .select("c.blocked_at as company_blocked_at")
    .where("i.provider", "=", identity.provider)
    .where("i.subject", "=", identity.subject)
    // The lock waits for a concurrent removal of the link to the provider, after which no session may start.
    .forShare(["i", "a"])
    .executeTakeFirst();
  if (linked) return { account: linked, isNew: false };
  if (!identity.email) throw new ProviderRefusal("provider_no_email");
  const known = await accountByEmail(tx, identity.email);
  if (known) {
    const isStaff = known.user_type === userTypes.consultant || known.user_type === userTypes.admin;
    if (isStaff || !identity.emailVerified) throw new ProviderRefusal("provider_not_linked");
    if (!known.email_verified_at) await verifyByProvider(tx, input, known.id);
    await link(tx, input, known.id);
    return { account: known, isNew: false };
  }
  const opened = await registerCandidate(tx, {
    email: identity.email,
    passwordHash: null,
    fullName: nameOf(identity),
    phone: null,
    language: input.language,
    fromProduct: identity.provider,
    origin: input.origin,
    asOf: input.asOf,
    emailVerified: identity.emailVerified,
    method: identity.provider,
    termsLanguage: input.language,
  });
  await link(tx, input, opened.id);
  return { account: { ...opened, blocked_at: null, company_blocked_at: null, closes_at: null }, isNew: true };
}

async function verifyByProvider(tx: Tx, { actor, asOf }: ProviderSignIn, accountId: number): Promise<void> {
  const { email_verified_at: verifiedAt } = await tx
    .selectFrom("accounts")
    .select("email_verified_at")
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (verifiedAt) return;
  if (actor.kind === "visitor" || actor.accountId !== accountId) await revokeAccess(tx, accountId, asOf);
  await markEmailVerified(tx, accountId, asOf);
}

async function link(tx: Tx, input: ProviderSignIn, accountId: number): Promise<void> {
  const { provider, subject } = input.identity;
  await tx
    .insertInto("identities")
    .values({ provider, subject, account_id: accountId, created_at: input.asOf })
    .execute();
}

/** Returns the person's name in letters only, because other characters are not allowed in names (spec §5). */
function nameOf(identity: ForeignIdentity): string {
  const letters = (text: string) =>
    text
      .normalize("NFC")
      .replace(/[^\p{Script=Latin}\p{M}\s]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 100);
  return letters(identity.name ?? "") || letters(identity.email?.split("@")[0] ?? "") || "Sen";
}

const isTaken = (error: unknown): boolean => error instanceof Error && error.message === "email_taken";
