import { hiringRole } from "#hiring/applications/policy.ts";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { factsOf } from "../commands/write.ts";
import type { applicantOffers } from "../contract.ts";
import { offerLife, openOffers } from "../lifecycle.ts";
import { offerFields } from "../terms.ts";
import { canAsk, isCleared, mayDecide } from "./approval.ts";
import { interviewsEndedBy, placesOf } from "./filled.ts";
import { type OfferRow, offers } from "./shared.ts";
import { findTemplate } from "./template.ts";

type Reply = ReplyOf<typeof applicantOffers>;

/** Returns the offers to an applicant, the latest first. @throws Problem 404 */
export async function offersTo(db: Reader, actor: HiringActor, id: number, asOf: Date): Promise<Reply> {
  const applicant = await findApplicant(db, actor, id);
  const rows = await offers(db).where("o.applicant_id", "=", id).orderBy("o.id", "desc").limit(50).execute();
  const open = rows.some(({ status }) => openOffers.some((each) => each === status));
  const running = applicant.outcome === "active" && applicant.kind !== stageKinds.hired;
  return {
    data: rows.map((row) => offerReply(row, actor, asOf)),
    meta: {
      can: { create: running && !open },
      requires_approval: (await findTemplate(db, actor))?.needs_approval ?? false,
      filled: await filledOf(db, actor, applicant, asOf),
    },
  };
}

async function filledOf(
  db: Reader,
  actor: HiringActor,
  applicant: { job_id: number; kind: number },
  asOf: Date,
): Promise<Reply["meta"]["filled"]> {
  // Filling a job closes it, which consultants cannot do yet.
  if (applicant.kind !== stageKinds.hired || "agency" in actor.scope) return null;
  const { open, hired, places, others, notified } = await placesOf(db, actor, applicant.job_id);
  if (!open || hired < places) return null;
  return { places, others, notified, ...(await interviewsEndedBy(db, applicant.job_id, asOf)) };
}

export async function offerOf(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<Reply["data"][number]> {
  return offerReply(await offers(db).where("o.id", "=", id).executeTakeFirstOrThrow(), actor, asOf);
}

/** Returns the fields of an offer that both sides read. */
export function attributesOf(row: OfferRow) {
  return {
    ...pick(row, [...offerFields, ...ended]),
    status: row.status,
    letter_in: row.template?.letter_in ?? "candidate",
    file: fileOf(row),
  };
}

/** Columns that are set after an offer is written. */
const ended = ["sent_at", "answered_at", "answer_note", "cancel_note"] as const;

function fileOf({ file_name: name, file_kind, file_bytes: bytes }: OfferRow) {
  if (name === null || file_kind === null || bytes === null) return null;
  return { name, kind: file_kind as "pdf" | "docx", bytes };
}

function offerReply(row: OfferRow, actor: HiringActor, asOf: Date): Reply["data"][number] {
  const { edit, send, cancel } = offerLife.can(hiringRole(actor), row.status, factsOf(row, asOf));
  const { approval } = row;
  const decide = edit && approval?.state === "waiting" && mayDecide(actor, row) === true;
  return {
    id: String(row.id),
    type: "offer",
    attributes: {
      ...attributesOf(row),
      created_by: row.author,
      version: row.version,
      approval: approval && {
        id: String(approval.id),
        state: approval.state,
        asked_by: approval.asker,
        decided_by: approval.decider,
        reason: approval.reason,
      },
      can: { edit, send: send && isCleared(row), cancel, ask: send && canAsk(row), decide },
    },
  };
}
