import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { logoUrl } from "#people/companies/logo.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import type { Holidays } from "#platform/reference/working-days.ts";
import { deadline, waitedSince } from "../clock-days.ts";
import type { myApplication } from "../contract.ts";
import { candidateStatus, canTransition, positionOf } from "../lifecycle.ts";
import { erasureOf } from "../retention-days.ts";
import { type CandidateStatus, candidateStatuses, clockDays, type rejectReasons } from "../terms.ts";
import { timelineOf } from "../timeline.ts";
import type { LoggedActivity } from "../undo.ts";
import { answerRank } from "./answer-rank.ts";
import { isWaiting } from "./cards.ts";
import { type OwnRow, outcomeShown, ownApplications } from "./own-rows.ts";

type ApplicationReply = ReplyOf<typeof myApplication>["data"];
/** Returns the neutral sentence of a rejection's reason, in the reader's language. */
export type RejectText = (reasonId: (typeof rejectReasons)[number]["id"]) => string;

interface Context {
  asOf: Date;
  rejectText: RejectText;
}

/** Returns a page of a candidate's applications: first those that wait for the candidate's answer, then the newest. */
export async function applicationList(
  db: Reader,
  actor: CandidateActor,
  query: { page: number; items: number; status?: CandidateStatus },
  context: Context,
): Promise<{ data: ApplicationReply[]; total: number; counts: Record<CandidateStatus, number> }> {
  const own = ownApplications(db, actor, context.asOf, query.status);
  const rows = await own
    .orderBy(answerRank(context.asOf))
    .orderBy("a.applied_at", "desc")
    .orderBy("a.id", "desc")
    .limit(query.items)
    .offset((query.page - 1) * query.items)
    .execute();
  const counts = await countsOf(db, actor, context.asOf);
  const total = query.status
    ? counts[query.status]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { data: await replies(db, rows, context), total, counts };
}

/** Returns the number of applications with each status. */
async function countsOf(db: Reader, actor: CandidateActor, asOf: Date) {
  const kinds = await ownApplications(db, actor, asOf)
    .clearSelect()
    .select((eb) => ["s.kind", outcomeShown(asOf).as("shown"), eb.fn.countAll<number>().as("count")])
    .groupBy(["s.kind", "shown"])
    .execute();
  const counts = Object.fromEntries(candidateStatuses.map((status) => [status, 0]));
  for (const { kind, shown, count } of kinds) {
    const status = candidateStatus(kind, shown);
    if (status) counts[status] = (counts[status] ?? 0) + count;
  }
  return counts as Record<CandidateStatus, number>;
}

/** Returns an application of the candidate. @throws Problem 404 */
export async function applicationDetail(
  db: Reader,
  actor: CandidateActor,
  id: number,
  context: Context,
): Promise<ApplicationReply> {
  const rows = await ownApplications(db, actor, context.asOf).where("a.id", "=", id).execute();
  const [reply] = await replies(db, rows, context);
  if (!reply) throw notFound();
  return reply;
}

async function replies(
  db: Reader,
  rows: OwnRow[],
  { asOf, ...context }: Context,
): Promise<ApplicationReply[]> {
  if (rows.length === 0) return [];
  const holidays = await holidaysOf(db);
  const log = await db
    .selectFrom("activities")
    .select(["applicant_id", "kind", "at", sql<LoggedActivity["data"]>`data`.as("data")])
    .where(
      "applicant_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map((row) => {
    const own = log.filter(({ applicant_id }) => applicant_id === row.id);
    return replyOf(row, own, { ...context, asOf, holidays });
  });
}

/** Returns a new application without reading it from the database. */
export function newApplicationReply(
  created: {
    id: number;
    job: Pick<
      OwnRow,
      | "title"
      | "slug"
      | "status"
      | "sen_status"
      | "location_ids"
      | "company_name"
      | "company_slug"
      | "logo_key"
    > & { id: number; company_id: number };
    cv: { id: number; name: string };
    cover_letter: string | null;
    consent_at: Date | null;
    kept_days: number;
  },
  { asOf, holidays }: { asOf: Date; holidays: Holidays },
): ApplicationReply {
  const { id, job, cv, ...columns } = created;
  const row: OwnRow = {
    ...job,
    ...columns,
    id,
    applied_at: asOf,
    stage_changed_at: asOf,
    outcome: "active",
    kind: stageKinds.applied,

    job_id: job.id,
    cv_id: cv.id,
    cv_name: cv.name,
    clock_step: 0,
    unread_messages: 0,
    offer_accepted: false,
    viewed_at: null,
    responded_at: null,
    warned_at: null,
    erased_at: null,
    reason_id: null,
    words: null,
    // The contact is shown with an offer only.
    contact_name: null,
    contact_email: null,
  };
  const log = [{ kind: "apply", at: asOf, data: {} }];
  return replyOf(row, log, { asOf, holidays, rejectText: () => "" });
}

function replyOf(
  row: OwnRow,
  log: LoggedActivity[],
  { asOf, holidays, rejectText }: Context & { holidays: Holidays },
): ApplicationReply {
  const { outcome } = row;
  const open = outcome === "active" && row.responded_at === null;
  const isClosed = outcome === "rejected" || outcome === "no_response";
  const reason = isClosed ? row.reason_id : null;
  const status = candidateStatus(row.kind, outcome) ?? "applied";
  const isChosen = status === "offer" || status === "hired";
  return {
    id: String(row.id),
    type: "application",
    attributes: {
      job: { data: jobReply(row) },
      status,
      applied_at: row.applied_at,
      viewed_at: row.viewed_at,
      respond_by: open ? deadline(row.applied_at, clockDays.closed, holidays) : null,
      waiting: isWaiting(row, waitedSince(asOf, clockDays.waiting, holidays)),
      reject_text: reason === null ? null : (row.words ?? rejectText(reason as Parameters<RejectText>[0])),
      offer_accepted: status === "offer" && row.offer_accepted,
      contact:
        isChosen && row.contact_name && row.contact_email
          ? { full_name: row.contact_name, email: row.contact_email }
          : null,
      cv: row.cv_id === null ? null : { id: String(row.cv_id), name: row.cv_name ?? "" },
      cover_letter: row.cover_letter,
      unread_messages: row.unread_messages,
      timeline: timelineOf(log, asOf),
      retention: retentionOf(row, asOf),
      can: {
        withdraw: canTransition("withdraw", "candidate", {
          position: positionOf(row.kind),
          outcome: isClosed ? "rejected" : outcome,
        }),
        consent: row.erased_at === null,
      },
    },
  };
}

function retentionOf(row: OwnRow, asOf: Date): ApplicationReply["attributes"]["retention"] {
  const {
    consent_at,
    erased_at,
    warned_at: warnedAt,
    stage_changed_at: endedAt,
    kept_days: retentionDays,
  } = row;
  const ended = row.outcome !== "active" && erased_at === null;
  return {
    consent_at,
    erased_from: ended ? erasureOf({ endedAt, consentAt: consent_at, retentionDays, warnedAt }, asOf) : null,
    days: retentionDays,
    erased_at,
  };
}

function jobReply(row: OwnRow): ApplicationReply["attributes"]["job"]["data"] {
  return {
    id: String(row.job_id),
    type: "job",
    attributes: {
      title: row.title,
      slug: row.slug,
      url: { en: jobPath("en", row.slug), vi: jobPath("vi", row.slug) },
      display_state: displayState(row.status, row.sen_status),
      location_ids: row.location_ids,
      company: {
        id: String(row.company_id),
        name: row.company_name,
        slug: row.company_slug,
        logo: logoUrl(row.company_id, row.logo_key),
      },
    },
  };
}
