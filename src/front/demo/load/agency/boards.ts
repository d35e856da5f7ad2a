import type { Insertable } from "kysely";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { type StageKind, stageKinds } from "#people/companies/pipeline.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../../db/types.ts";
import type { DemoIntroduced } from "../../agency/orders.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import { randomOf } from "../../random.ts";
import type { Desk } from "./facts.ts";
import { addDeskTasks, addMeetings, addOffers, offerLog } from "./meetings.ts";
import { type DeskOrder, hasReachedClient } from "./orders.ts";
import type { PersonIds } from "./people.ts";

/** A person on the board of an order, with the ids of the rows. */
export interface Introduced extends DemoIntroduced {
  id: number;
  order: DeskOrder;
  candidate: number;
  cv: number;
  addedAt: Date;
  movedAt: Date;
  /** The monthly salary of the offer, for people who have one. */
  pay: number;
}

const million = 1_000_000;
/** Stages that a hired person went through. */
const road: readonly StageKind[] = [
  "sourced",
  "screening",
  "sent_to_client",
  "first_interview",
  "offer",
  "hired",
];

/** Inserts the people on the boards of the orders: with consents, introductions, interviews, offers and the log. */
export async function addBoards(
  tx: Tx,
  desk: Desk,
  orders: readonly DeskOrder[],
  people: PersonIds,
): Promise<Introduced[]> {
  const all = orders.flatMap((order) => order.people.map((one) => ({ ...one, order })));
  const ids = await reserveIds(tx, "applicants", all.length);
  const introduced = all.map((one, index): Introduced => {
    const addedAt = plusDays(desk.asOf, -one.added - 0.05);
    const [, , least, most] = one.order.role;
    return {
      ...one,
      id: ids[index]!,
      ...people.get(one.person.key)!,
      addedAt,
      movedAt: new Date(Math.max(addedAt.getTime(), plusDays(desk.asOf, -one.moved - 0.02).getTime())),
      pay: Math.round((least + most) / 2) * million,
    };
  });
  await addApplicants(tx, desk, introduced);
  await addConsents(tx, desk, introduced);
  await addSubmissions(tx, desk, introduced);
  await addMeetings(tx, desk, introduced);
  await addOffers(tx, desk, introduced);
  await addDeskTasks(tx, desk, introduced);
  return introduced;
}

/** Returns the ids of the stages of the agency's boards. The key consists of the job's id and the stage's kind. */
async function stagesOf(tx: Tx, agencyId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom("pipeline_stages as s")
    .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
    .innerJoin("jobs as j", "j.id", "p.job_id")
    .select(["s.id", "p.job_id", "s.kind"])
    .where("j.agency_id", "=", agencyId)
    .execute();
  return new Map(rows.map(({ id, job_id, kind }) => [`${job_id} ${kind}`, id]));
}

async function addApplicants(
  tx: Tx,
  { agencyId, asOf }: Desk,
  introduced: readonly Introduced[],
): Promise<void> {
  const stages = await stagesOf(tx, agencyId);
  await insertMany(
    tx,
    "applicants",
    introduced.map(({ id, order, person, candidate, cv, stage, end, addedAt, movedAt }) => ({
      id,
      job_id: order.jobId,
      company_id: order.of.company_id,
      agency_id: agencyId,
      candidate_id: candidate,
      stage_id: stages.get(`${order.jobId} ${stageKinds[stage]}`)!,
      outcome: end ?? "active",
      rank: -movedAt.getTime() * 1000,
      source: "linkedin",
      full_name: person.fullName,
      email: person.email,
      phone: person.phone,
      cv_file_id: cv,
      cv_kind: "pdf",
      language: languageNumber[person.language],
      owner_id: order.leadId,
      applied_at: addedAt,
      viewed_at: addedAt,
      responded_at: addedAt,
      stage_changed_at: movedAt,
      consent_at: plusDays(asOf, -1),
    })),
  );
  const ended = introduced.filter(({ end }) => end !== null);
  await insertMany(
    tx,
    "applicant_rejections",
    ended
      .filter(({ end }) => end === "rejected")
      .map(({ id, order, movedAt }) => ({
        applicant_id: id,
        reason_id: 1,
        rejected_by: order.leadId,
        rejected_at: movedAt,
      })),
  );
  await insertMany(
    tx,
    "applicant_withdrawals",
    ended
      .filter(({ end }) => end === "withdrawn")
      .map(({ id, movedAt }) => ({ applicant_id: id, reason_id: 1, withdrawn_at: movedAt })),
  );
}

/** Inserts what people answered to the request to introduce them. Those who reached a client have agreed. */
async function addConsents(
  tx: Tx,
  { agencyId, asOf }: Desk,
  introduced: readonly Introduced[],
): Promise<void> {
  const asked = introduced.filter(({ stage }) => stage !== "sourced");
  await insertMany(
    tx,
    "representations",
    asked.map(({ id, stage, order, addedAt }) => {
      const random = randomOf(`consent ${id}`);
      const isIntroduced = hasReachedClient(stage);
      const agreed = isIntroduced || stage === "sent_to_am";
      const isNamed = isIntroduced || !order.confidential;
      const channel = agreed ? random.pick(["link", "phone"] as const) : "link";
      const isByPhone = channel === "phone";
      return {
        agency_id: agencyId,
        applicant_id: id,
        channel,
        status: agreed
          ? isNamed
            ? "yes"
            : "provisional"
          : addedAt > plusDays(asOf, -7)
            ? "asked"
            : "expired",
        text_version: 1,
        names_client: isNamed,
        language: 1,
        note: null,
        asked_by: order.leadId,
        asked_at: addedAt,
        expires_at: plusDays(addedAt, 7),
        answered_at: agreed ? addedAt : null,
        recorded_by: isByPhone ? order.leadId : null,
        evidence: isByPhone ? "Đồng ý qua điện thoại, có ghi âm cuộc gọi." : null,
      };
    }),
  );
}

/** Inserts the introductions to clients, and for which pair of person and client a consultant is responsible. */
async function addSubmissions(
  tx: Tx,
  { agencyId, am }: Desk,
  introduced: readonly Introduced[],
): Promise<void> {
  const sent = introduced.filter(({ stage }) => hasReachedClient(stage));
  await insertMany(
    tx,
    "submissions",
    sent.map(({ id, person, stage, end, addedAt, movedAt, order }) => {
      const random = randomOf(`submission ${id}`);
      const answer = stage !== "sent_to_client" ? "fit" : random.pick(["maybe", null, null] as const);
      return {
        agency_id: agencyId,
        applicant_id: id,
        by_id: am,
        at: addedAt,
        summary: random.pick(agencySeeds.summaries),
        salary: person.expectedSalary.min,
        notice_days: random.pick([0, 30, 45]),
        client_answer: answer,
        answered_at: answer === null ? null : movedAt,
        answered_by: answer === null ? null : order.of.contact.id,
        ended_at: end === null ? null : movedAt,
      };
    }),
  );
  await insertMany(
    tx,
    "ownerships",
    introduced.map(({ candidate, order, addedAt }) => ({
      agency_id: agencyId,
      client_id: order.of.id,
      person_id: candidate,
      owner_id: order.leadId,
      starts_on: dayOf(addedAt),
      ends_on: addMonths(dayOf(addedAt), 6),
      created_at: addedAt,
    })),
  );
}

/** Returns the entries of the activity log about a person on a board. */
export function logOf(
  { id, order, stage, end, addedAt, movedAt, pay }: Introduced,
  { agencyId }: Desk,
): Insertable<DB["activities"]>[] {
  const about = {
    company_id: order.of.company_id,
    agency_id: agencyId,
    job_id: order.jobId,
    applicant_id: id,
    actor_id: order.leadId,
    actor_type: userTypes.consultant,
  };
  const steps = road.includes(stage) ? road.slice(0, road.indexOf(stage) + 1) : [...road.slice(0, 3), stage];
  const reached = stage === "sent_to_am" ? road.slice(0, 2).concat(stage) : steps;
  const span = movedAt.getTime() - addedAt.getTime();
  const moves = reached.slice(1).map((to, index) => ({
    ...about,
    kind: "stage_move",
    at: new Date(addedAt.getTime() + (span * (index + 1)) / (reached.length - 1)),
    data: { from: stageKinds[reached[index]!], to: stageKinds[to] },
  }));
  const last = { reason_id: 1, note: null, from: stageKinds[stage] };
  const ending = { kind: end === "rejected" ? "reject" : "withdraw", at: movedAt, data: last };
  return [
    { ...about, kind: "sourced", at: addedAt, data: {} },
    ...moves,
    ...offerLog({ stage, end, movedAt, pay }).map((entry) => ({ ...about, ...entry })),
    ...(end === null ? [] : [{ ...about, ...ending }]),
  ];
}
