import type { Insertable } from "kysely";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { addDays, dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../../db/types.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import type { Introduced } from "./boards.ts";
import type { Desk } from "./facts.ts";

/** Inserts interviews today and in the next days for people in interview stages. */
export async function addMeetings(
  tx: Tx,
  { agencyId, asOf }: Desk,
  introduced: readonly Introduced[],
): Promise<void> {
  const met = introduced.filter(
    ({ stage, end, order }) => stage.endsWith("interview") && end === null && order.status === "open",
  );
  const ids = await reserveIds(tx, "interviews", met.length);
  await insertMany(
    tx,
    "interviews",
    met.map(
      ({ id, stage, order, movedAt }, index): Insertable<DB["interviews"]> => ({
        id: ids[index]!,
        applicant_id: id,
        job_id: order.jobId,
        company_id: order.of.company_id,
        agency_id: agencyId,
        starts_at: momentOf(
          addDays(dayOf(asOf), index % 4),
          `${String(9 + (index % 8)).padStart(2, "0")}:30`,
        ),
        minutes: 60,
        kind: 1,
        location: `https://meet.sen.test/${id}`,
        round: stage === "second_interview" ? 2 : 1,
        status: "scheduled",
        created_at: movedAt,
        created_by: order.leadId,
      }),
    ),
  );
  await insertMany(
    tx,
    "interview_interviewers",
    met.map(({ order }, index) => ({ interview_id: ids[index]!, account_id: order.leadId })),
  );
}

/** Inserts the offers: those of hired people are accepted. */
export async function addOffers(
  tx: Tx,
  { agencyId }: Desk,
  introduced: readonly Introduced[],
): Promise<void> {
  const offered = introduced.filter(isOffered);
  await insertMany(
    tx,
    "offers",
    offered.map(({ id, order, stage, movedAt, pay }) => {
      const accepted = stage === "hired";
      return {
        applicant_id: id,
        job_id: order.jobId,
        company_id: order.of.company_id,
        agency_id: agencyId,
        status: accepted ? "accepted" : "pending",
        offer_date: dayOf(movedAt),
        valid_until: addDays(dayOf(movedAt), 14),
        start_date: startOf(movedAt),
        sent_at: movedAt,
        answered_at: accepted ? movedAt : null,
        monthly_salary: pay,
        currency: "VND",
        created_by: order.leadId,
        created_at: movedAt,
      };
    }),
  );
}

/** Returns the entries of the activity log about the offer of a person. */
export function offerLog(one: Pick<Introduced, "stage" | "end" | "movedAt" | "pay">) {
  if (!isOffered(one)) return [];
  const sent = { kind: "offer_send", at: one.movedAt, data: { offer: 0, salary: one.pay, currency: "VND" } };
  const accepted = { kind: "offer_status", at: one.movedAt, data: { offer: 0, status: "accepted" } };
  return one.stage === "hired" ? [sent, accepted] : [sent];
}

const isOffered = ({ stage, end }: Pick<Introduced, "stage" | "end">): boolean =>
  stage === "hired" || (stage === "offer" && end === null);

/** Returns the first day of work of a person who accepted an offer at a moment. */
export const startOf = (acceptedAt: Date): string => addDays(dayOf(acceptedAt), 10);

/** Inserts what the consultants have to do about people on the boards: each task is about another person. */
export async function addDeskTasks(tx: Tx, desk: Desk, introduced: readonly Introduced[]): Promise<void> {
  const active = introduced.filter(({ end, order }) => end === null && order.status === "open");
  await insertMany(
    tx,
    "tasks",
    agencySeeds.tasks.map(({ name, day, time }, index) => {
      const { id, order } = active[index * 3]!;
      const due = momentOf(addDays(dayOf(desk.asOf), day), time);
      return {
        name,
        type: 1,
        status: "todo",
        company_id: order.of.company_id,
        agency_id: desk.agencyId,
        assignee_id: index % 2 === 0 ? desk.admin : desk.am,
        due_at: due,
        job_id: order.jobId,
        applicant_id: id,
        created_by: desk.admin,
        created_at: addedBefore(due, desk),
        updated_at: addedBefore(due, desk),
      };
    }),
  );
}

const addedBefore = (due: Date, { asOf }: Desk): Date => plusDays(due < asOf ? due : asOf, -2);
