import { applicantLife, type Outcome, positionOf, type Verb } from "#hiring/applications/lifecycle.ts";
import { hiringRole } from "#hiring/applications/policy.ts";
import {
  applicants,
  findAllowed,
  findReadable,
  unannounced,
} from "#hiring/applications/queries/shared/find.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { Account } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { type Check, type Explanation, firstDenial } from "./denial.ts";

type ApplicantVerb = Verb | "read" | "manage";

/** Explains a verb of an account on an applicant. @throws Problem 404 for an unknown applicant */
export async function aboutApplicant(
  db: Reader,
  actor: Account,
  { id, verb, asOf }: { id: number; verb: ApplicantVerb; asOf: Date },
): Promise<Explanation> {
  const row = await applicants(db)
    .leftJoin("applicant_rejections as r", (join) =>
      join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
    )
    .select(unannounced(asOf).as("unannounced"))
    .where("a.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const position = positionOf(row.kind);
  const facts = {
    outcome: row.outcome,
    stage_kind: position,
    applicant_owner_id: row.owner_id,
    job_owner_id: row.job_owner_id,
    job_id: row.job_id,
    erased: row.erased_at !== null,
  };
  const role =
    actor.kind === "candidate"
      ? "candidate"
      : actor.kind === "admin"
        ? null
        : hiringRole(hiringActorOf(actor));
  const state: Check = [
    "state",
    () =>
      verb === "read" ||
      verb === "manage" ||
      applicantLife.check(verb, role, row.outcome as Outcome, {
        position,
        erased: row.erased_at !== null,
        unannounced: row.unannounced,
      }),
  ];
  const rights: Check = [
    "rights",
    () => assertRights(db, actor, { id, verb, candidateId: row.candidate_id }),
  ];
  return { ...(await firstDenial([rights, state])), facts };
}

/** @throws Problem 404 or 403 for an applicant on whom the account may not do the verb in any state */
async function assertRights(
  db: Reader,
  actor: Account,
  { id, verb, candidateId }: { id: number; verb: ApplicantVerb; candidateId: number },
): Promise<void> {
  if (actor.kind === "admin") throw new Problem(403, "forbidden");
  if (actor.kind === "candidate") {
    if (candidateId !== actor.candidateId) throw notFound();
    const own = verb === "read" || (verb !== "manage" && applicantLife.by(verb).includes("candidate"));
    if (!own) throw new Problem(403, "forbidden");
    return;
  }
  const person = hiringActorOf(actor);
  if (verb === "read") await findReadable(db, person, id);
  else await findAllowed(db, person, id, verb);
}
