import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { restrictionOf } from "#people/accounts/actor.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { type Kind, verbsOf } from "../terms.ts";
import { aboutApplicant } from "./applicant.ts";
import { type Explanation, type Facts, firstDenial } from "./denial.ts";
import { aboutInterview } from "./interview.ts";
import { aboutJob } from "./job.ts";
import { aboutOffer } from "./offer.ts";

const aboutOf = { job: aboutJob, applicant: aboutApplicant, interview: aboutInterview, offer: aboutOffer };

/** A question: may the account do the verb on the object? `about` is the kind and the id, as `job:12`. */
export interface Question {
  accountId: number;
  verb: string;
  about: string;
  asOf: Date;
}

/**
 * Explains whether an account may do a verb on an object. It runs the functions that decide it in the product, in their order, and
 * returns the first denial (consoles B.3).
 * @throws Problem 404 for an unknown account or object, 400 `verb_unknown`
 */
export async function explanationOf(
  db: Reader,
  { accountId, verb, about, asOf }: Question,
): Promise<Explanation> {
  const [kind = "", number] = about.split(":");
  const id = Number(number);
  const known = verbsOf[kind as Kind] as readonly string[];
  if (!known.includes(verb)) throw new Problem(400, { code: "verb_unknown", parameter: "verb" });
  const { row, actor } = await personOf(db, accountId);
  const facts: Facts = {
    account_kind: actor?.kind ?? null,
    administers: actor !== null && "isAdmin" in actor && actor.isAdmin,
    blocked: row.blocked_at !== null,
    company_blocked: row.company_id === null ? null : row.company_blocked_at !== null,
    closing: row.closes_at !== null,
    email_verified: row.email_verified_at !== null,
  };
  if (kind === "account" && id !== accountId) throw notFound();
  const logIn = await firstDenial([
    [
      "account",
      () => {
        if (row.blocked_at || row.company_blocked_at) throw new Problem(403, "login_blocked");
        if (row.password_expired_at) throw new Problem(403, "password_expired");
      },
    ],
  ]);
  if (logIn.step || kind === "account") return { ...logIn, facts };
  const restricted = actor === null ? "forbidden" : restrictionOf(actor, actor.kind);
  if (!actor || restricted) return { step: "account", code: restricted, facts };
  const question = { id, verb: verb as never, asOf };
  const explained = await aboutOf[kind as Exclude<Kind, "account">](db, actor, question);
  return { ...explained, facts: { ...facts, ...explained.facts } };
}

async function personOf(db: Reader, id: number) {
  const row = await db
    .selectFrom("accounts as a")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("candidates as p", "p.account_id", "a.id")
    .selectAll("a")
    .select(["c.blocked_at as company_blocked_at", "p.id as candidate_id"])
    .where("a.id", "=", id)
    .where("a.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { row, actor: actorOf(row) };
}
