import { type SqlBool, sql } from "kysely";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import type { Reader } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { InviteRefusal } from "../terms.ts";
import { onePerson, type PersonRecord, recordsOf } from "./shared/records.ts";

/** A person who can be invited, with the address of the mail. */
export interface Invitee {
  /** The id of the candidate with the account; without an account, of the added record. */
  candidateId: number;
  email: string;
  name: string;
  account: number | null;
  language: Language;
}

type Invitable = { id: number } & (
  | { refused: null; invitee: Invitee }
  | { refused: InviteRefusal; invitee: null }
);

/**
 * Returns for each id, in their order, whether the person can be invited to a job. An applicant must have agreed that the company
 * stores the CV for other jobs, or have an active application (decisions §23).
 */
export async function invitable(
  db: Reader,
  actor: HiringActor,
  { ids, jobId, language }: { ids: readonly number[]; jobId: number; language: Language },
): Promise<Invitable[]> {
  const wanted = [...new Set(ids)];
  const records = await recordsOf(db, actor, wanted);
  const all = [...new Set([...records.values()].flat().map(({ id }) => id))];
  if (all.length === 0) return wanted.map((id) => ({ id, refused: "candidate_unknown", invitee: null }));
  const facts = {
    jobId,
    language,
    applied: await applicationsOf(db, actor, all),
    accounts: await accountsOf(db, all),
    stopped: await withStoppedInvites(db, all),
    invited: await invitedTo(db, jobId, all),
  };
  return wanted.map((id) => invitableOf(id, records.get(id) ?? [], facts));
}

/** The job, the language of the request, and the database rows of all its candidates. */
interface Facts {
  jobId: number;
  language: Language;
  applied: Awaited<ReturnType<typeof applicationsOf>>;
  accounts: Awaited<ReturnType<typeof accountsOf>>;
  stopped: Awaited<ReturnType<typeof withStoppedInvites>>;
  invited: readonly { candidate_id: number }[];
}

function invitableOf(
  id: number,
  own: readonly PersonRecord[],
  { applied, accounts, stopped, invited, jobId, language }: Facts,
): Invitable {
  const isOwn = ({ candidate_id }: { candidate_id: number }) => own.some((each) => each.id === candidate_id);
  const person = onePerson(own);
  const account = accounts.find(isOwn);
  const email = account?.email ?? person.email;
  const mine = applied.filter(isOwn);
  const seen = mine.filter(({ visible }) => visible);
  const agreed =
    person.added || seen.some(({ outcome, consent_at }) => consent_at !== null || outcome === "active");
  const isOffLimits = stopped.some((each) => isOwn(each) && each.do_not_contact);
  const refused: InviteRefusal | null =
    own.length === 0
      ? "candidate_unknown"
      : mine.some(({ job_id }) => job_id === jobId)
        ? "already_on_job"
        : invited.some(isOwn)
          ? "already_invited_to_job"
          : !agreed
            ? "no_consent"
            : stopped.some((each) => isOwn(each) && each.invites_stopped) || (!account && !person.added)
              ? // The person's only account is blocked, so the mail could not be switched off.
                "invites_stopped"
              : isOffLimits
                ? "do_not_contact"
                : null;
  if (refused) return { id, refused, invitee: null };
  if (email === null) return { id, refused: "candidate_no_email", invitee: null };
  const spoken = account?.language ?? seen[0]?.language;
  const invitee = {
    candidateId: account?.candidate_id ?? own.find(({ added }) => added)?.id ?? id,
    email,
    name: account?.full_name ?? person.full_name,
    account: account?.id ?? null,
    language: spoken === undefined ? language : languageOf(spoken),
  };
  return { id, refused: null, invitee };
}

function applicationsOf(db: Reader, actor: HiringActor, candidates: readonly number[]) {
  return (
    db
      .selectFrom("applicants as a")
      .innerJoin("jobs as j", "j.id", "a.job_id")
      .select(["a.candidate_id", "a.job_id", "a.outcome", "a.consent_at", "a.language"])
      .select(sql<SqlBool>`${visibleApplicants(actor)}`.as("visible"))
      .where("a.candidate_id", "in", [...candidates])
      .where(inScope("a", actor.scope))
      .where("a.erased_at", "is", null)
      // A refusal would reveal an application under blind review (decision 078), so these applicants are invited once more.
      .where("a.identity_hidden", "=", false)
      .orderBy("a.applied_at", "desc")
      .execute()
  );
}

function accountsOf(db: Reader, candidates: readonly number[]) {
  return db
    .selectFrom("candidates as k")
    .innerJoin("accounts as u", "u.id", "k.account_id")
    .select(["k.id as candidate_id", "u.id", "u.email", "u.full_name", "u.language"])
    .where("k.id", "in", [...candidates])
    .where("u.blocked_at", "is", null)
    .execute();
}

/** Returns the candidates who have stopped the invitations of the workspace that added them, or do not want to be contacted. */
function withStoppedInvites(db: Reader, candidates: readonly number[]) {
  return db
    .selectFrom("prospects")
    .select("candidate_id")
    .select(sql<boolean>`invites_stopped_at IS NOT NULL`.as("invites_stopped"))
    .select(sql<boolean>`do_not_contact_at IS NOT NULL`.as("do_not_contact"))
    .where("candidate_id", "in", [...candidates])
    .where((eb) => eb.or([eb("invites_stopped_at", "is not", null), eb("do_not_contact_at", "is not", null)]))
    .execute();
}

function invitedTo(db: Reader, jobId: number, candidates: readonly number[]) {
  return db
    .selectFrom("talent_invites")
    .select("candidate_id")
    .where("job_id", "=", jobId)
    .where("candidate_id", "in", [...candidates])
    .execute();
}
