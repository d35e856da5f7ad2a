import { hiringRole } from "#hiring/applications/policy.ts";
import { isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import { factsOf } from "#hiring/offers/commands/write.ts";
import { offerLife } from "#hiring/offers/lifecycle.ts";
import { findOffer, type OfferRow, offers } from "#hiring/offers/queries/shared.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { Account } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import type { OfferVerb } from "../terms.ts";
import { type Explanation, firstDenial } from "./denial.ts";

/** Explains a verb of an account on an offer. @throws Problem 404 for an unknown offer */
export async function aboutOffer(
  db: Reader,
  actor: Account,
  { id, verb, asOf }: { id: number; verb: OfferVerb; asOf: Date },
): Promise<Explanation> {
  const row = await offers(db).where("o.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const isCandidate = actor.kind === "candidate";
  const active = isCandidate ? await isKnownActive(db, row.applicant_id, asOf) : row.outcome === "active";
  const state = factsOf(row, asOf, active);
  const denial = await firstDenial([
    ["rights", () => assertRights(db, actor, row, verb)],
    ["state", () => verb === "read" || offerLife.check(verb, roleOf(actor), row.status, state)],
  ]);
  const facts = {
    offer_status: row.status,
    offer_valid: state.valid,
    application_active: state.active,
    hired: state.hired,
    applicant_id: row.applicant_id,
    job_id: row.job_id,
  };
  return { ...denial, facts };
}

/** Returns the role of an account in the lifecycle of offers; null for administrators of Sen. */
function roleOf(actor: Account): "candidate" | "employer" | "consultant" | null {
  if (actor.kind === "candidate") return "candidate";
  return actor.kind === "admin" ? null : hiringRole(hiringActorOf(actor));
}

/** @throws Problem 404 or 403 for an offer on which the account may not do the verb in any state */
async function assertRights(db: Reader, actor: Account, row: OfferRow, verb: OfferVerb): Promise<void> {
  const role = roleOf(actor);
  if (actor.kind === "admin" || role === null) throw new Problem(403, "forbidden");
  if (actor.kind === "candidate") {
    const isSent = row.status !== "draft" && row.erased_at === null;
    if (!isSent || row.candidate_id !== actor.candidateId) throw notFound();
  } else await findOffer(db, hiringActorOf(actor), row.id);
  if (verb !== "read" && !offerLife.by(verb).includes(role)) throw new Problem(403, "forbidden");
}
