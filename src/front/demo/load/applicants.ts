import type { Insertable } from "kysely";
import { hasWaited } from "#hiring/applications/clock-days.ts";
import { checkAnswers } from "#hiring/applications/screening.ts";
import { clockDays } from "#hiring/applications/terms.ts";
import { insertMany } from "#kit/bulk.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { type StageKind, type StageKindId, stageKinds } from "#people/companies/pipeline.ts";
import type { Holidays } from "#platform/reference/working-days.ts";
import type { DB } from "../../../../db/types.ts";
import { randomOf } from "../random.ts";
import type { DemoApplication, DemoCandidate, DemoEvent, DemoJob, Stage } from "../types.ts";
import type { Ids } from "./people.ts";

export interface Facts {
  ids: Ids;
  jobs: ReadonlyMap<string, DemoJob>;
  candidates: ReadonlyMap<string, DemoCandidate>;
  /** Ids of stages. The key consists of the job's id and the stage's kind, such as `"7 2"`. */
  stages: ReadonlyMap<string, number>;
  holidays: Holidays;
  asOf: Date;
}

/** Time after which data of applicants without consent is erased (decisions §23). */
const rememberedFor = 60 * day;

export type Numbered = { application: DemoApplication; id: number };

const kindOf = (stage: Stage): StageKindId => stageKinds[stage as StageKind];
const isAnswer = (event: DemoEvent) =>
  event.kind === "moved" || (event.kind === "rejected" && event.by !== "system");

/** Returns the stage of an application; for a rejected or withdrawn application, its last stage. */
export function standsAt(application: DemoApplication): Exclude<Stage, "rejected" | "withdrawn"> {
  if (application.stage === "rejected" || application.stage === "withdrawn")
    return application.stageBefore ?? "applied";
  return application.stage;
}

function rowOf({ application, id }: Numbered, facts: Facts): Insertable<DB["applicants"]> {
  const { ids } = facts;
  const job = facts.jobs.get(application.jobKey)!;
  const person = facts.candidates.get(application.candidateKey)!;
  const { appliedAt, stage, events } = application;
  const changes = events.filter((event) => event.kind !== "viewed");
  const changedAt = changes.at(-1)?.at ?? appliedAt;
  const social = application.source === "facebook" || application.source === "linkedin";
  const responded = events.find(isAnswer)?.at ?? null;
  return {
    id,
    job_id: ids.jobs.get(job.key)!,
    company_id: ids.companies.get(job.companyKey)!,
    candidate_id: ids.candidates.get(person.key)!,
    stage_id: facts.stages.get(`${ids.jobs.get(job.key)} ${kindOf(standsAt(application))}`)!,
    outcome: stage === "rejected" || stage === "withdrawn" ? stage : "active",
    // The applicant who came to a stage last is at the top of its column.
    rank: -changedAt.getTime() * 1000,
    source: application.source,
    utm_source: social ? application.source : null,
    utm_medium: social ? "social" : null,
    full_name: person.fullName,
    email: person.email,
    phone: person.phone,
    cover_letter: application.coverLetter,
    answers: checkAnswers(
      job.questions,
      application.answers.map((answer, question) => ({ question, answer })),
    ).map((answer) => ({ ...answer })),
    cv_file_id: ids.cvs.get(person.key)!,
    cv_kind: "pdf",
    language: languageNumber[person.language],
    applied_at: appliedAt,
    viewed_at: application.viewedAt,
    responded_at: responded,
    stage_changed_at: changedAt,
    consent_at:
      facts.asOf.getTime() - appliedAt.getTime() > rememberedFor ||
      randomOf(`consent ${application.key}`).chance(0.6)
        ? appliedAt
        : null,
    clock_step: responded || stage !== "applied" ? 0 : clockStep(appliedAt, facts),
  };
}

/** Returns the last step of the response clock that is due, so that its next run does not repeat reminders. */
function clockStep(appliedAt: Date, { asOf, holidays }: Facts): number {
  const steps = [clockDays.lastWarning, clockDays.waiting, clockDays.nudge];
  return steps.find((days) => hasWaited(appliedAt, asOf, days, holidays)) ?? 0;
}

/** Inserts the applicants with their rejections and withdrawals. */
export async function addApplicants(tx: Tx, numbered: readonly Numbered[], facts: Facts): Promise<void> {
  await insertMany(
    tx,
    "applicants",
    numbered.map((one) => rowOf(one, facts)),
  );
  const ends = numbered.map(({ application, id }) => ({ application, id, end: application.events.at(-1)! }));
  await insertMany(
    tx,
    "applicant_rejections",
    ends
      .filter(({ application }) => application.stage === "rejected")
      .map(({ application, id, end }) => ({
        applicant_id: id,
        reason_id: application.rejectReasonId!,
        rejected_by: facts.ids.accounts.get(end.by) ?? null,
        rejected_at: end.at,
      })),
  );
  await insertMany(
    tx,
    "applicant_withdrawals",
    ends
      .filter(({ application }) => application.stage === "withdrawn")
      .map(({ application, id, end }) => ({
        applicant_id: id,
        reason_id: application.withdrawReasonId!,
        withdrawn_at: end.at,
      })),
  );
}

/** Returns the activity log's rows about the applications. */
export function applicantActivities(
  numbered: readonly Numbered[],
  { ids, jobs }: Facts,
): Insertable<DB["activities"]>[] {
  const kinds = { applied: "apply", viewed: "view", moved: "stage_move" } as const;
  return numbered.flatMap(({ application, id }) => {
    const job = jobs.get(application.jobKey)!;
    return application.events.map((event): Insertable<DB["activities"]> => {
      const ended = event.kind === "rejected" || event.kind === "withdrawn";
      const from = event.from ? { from: kindOf(event.from) } : {};
      const reason = application.rejectReasonId ?? application.withdrawReasonId;
      const data = {
        applied: { attempt: 1 },
        viewed: {},
        moved: { ...from, to: event.to ? kindOf(event.to) : null },
        rejected: { reason_id: reason, note: null, ...from },
        withdrawn: { reason_id: reason, note: null, ...from },
      }[event.kind];
      const actor = ids.accounts.get(event.by) ?? null;
      const own = event.by === application.candidateKey;
      return {
        kind: ended
          ? event.kind === "rejected"
            ? "reject"
            : "withdraw"
          : kinds[event.kind as keyof typeof kinds],
        at: event.at,
        company_id: ids.companies.get(job.companyKey)!,
        job_id: ids.jobs.get(job.key)!,
        applicant_id: id,
        actor_id: actor,
        actor_type: actor === null ? null : own ? userTypes.candidate : userTypes.recruiter,
        data,
      };
    });
  });
}
