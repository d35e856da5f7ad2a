import { decidesIntroductions } from "#hiring/applications/contributions.ts";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { answerRepresentation, applicantRepresentations } from "../contract.ts";
import { finalStatuses, representationLife } from "../lifecycle.ts";
import { type RepresentationRow, representations } from "./rows.ts";

/** Returns the requests to an applicant, the latest first. @throws Problem 404 */
export async function representationsOf(
  db: Reader,
  actor: HiringActor,
  applicantId: number,
): Promise<ReplyOf<typeof applicantRepresentations>> {
  const applicant = await findApplicant(db, actor, applicantId);
  const { rows, state, facts, client } = await nextRequest(db, applicant);
  const { ask } = representationLife.can("consultant", state, facts);
  const { introduce } = await db
    .selectFrom("jobs as j")
    .select(decidesIntroductions(actor).as("introduce"))
    .where("j.id", "=", applicant.job_id)
    .where(inScope("j", actor.scope))
    .executeTakeFirstOrThrow();
  return {
    data: rows.map(reply),
    meta: { can: { ask, introduce }, next: { client, names_client: facts.named } },
  };
}

/**
 * Returns the requests to an applicant, the latest first, the state of the consent, and the facts of the next request. The next one
 * names the client, unless the job is confidential and the person has not agreed yet. The requests are few (`mostRequests`).
 */
export async function nextRequest(
  db: Reader,
  { id, job_id, outcome }: { id: number; job_id: number; outcome: string },
) {
  const rows = await representations(db).where("r.applicant_id", "=", id).orderBy("r.id", "desc").execute();
  const { confidential, client } = await db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["j.confidential", "c.name as client"])
    .where("j.id", "=", job_id)
    .executeTakeFirstOrThrow();
  const named = !confidential || rows.some(({ status }) => status === "provisional");
  const requests = rows.filter(({ names_client }) => names_client === named).length;
  // A refusal and a revocation are final, also after another request.
  const decisive = rows.find(({ status }) => finalStatuses.some((final) => final === status)) ?? rows[0];
  return {
    rows,
    client,
    state: decisive?.status ?? ("none" as const),
    facts: { named, requests, active: outcome === "active" },
  };
}

/** Returns one request as consultants read it. */
export async function representationOf(
  db: Reader,
  { scope }: HiringActor & { scope: { agency: number } },
  id: number,
): Promise<ReplyOf<typeof answerRepresentation>["data"]> {
  return reply(
    await representations(db)
      .where("r.id", "=", id)
      .where("r.agency_id", "=", scope.agency)
      .executeTakeFirstOrThrow(),
  );
}

function reply(row: RepresentationRow): ReplyOf<typeof answerRepresentation>["data"] {
  const { channel, status, text_version, note, evidence, asked_at, expires_at, answered_at, revoked_at } =
    row;
  return {
    id: String(row.id),
    type: "representation",
    attributes: {
      channel,
      status,
      text_version,
      names_client: row.names_client,
      note,
      asked_by: row.asker,
      asked_at,
      expires_at,
      answered_at,
      recorded_by: row.recorder,
      evidence,
      revoked_at,
      can: { answer: status === "asked" && channel !== "link" },
    },
  };
}
