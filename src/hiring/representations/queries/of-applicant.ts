import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { answerRepresentation, applicantRepresentations } from "../contract.ts";
import { representationLife } from "../lifecycle.ts";
import { type RepresentationRow, representations } from "./rows.ts";

/** Returns the requests to an applicant, the latest first. @throws Problem 404 */
export async function representationsOf(
  db: Reader,
  actor: HiringActor,
  applicantId: number,
): Promise<ReplyOf<typeof applicantRepresentations>> {
  const { outcome } = await findApplicant(db, actor, applicantId);
  const rows = await rowsOf(db, applicantId);
  const facts = { requests: rows.length, active: outcome === "active" };
  const { ask } = representationLife.can("consultant", rows[0]?.status ?? "none", facts);
  return { data: rows.map(reply), meta: { can: { ask } } };
}

/** Returns the rows of an applicant's requests, the latest first. They are few (`mostRequests`). */
export function rowsOf(db: Reader, applicantId: number): Promise<RepresentationRow[]> {
  return representations(db).where("r.applicant_id", "=", applicantId).orderBy("r.id", "desc").execute();
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
