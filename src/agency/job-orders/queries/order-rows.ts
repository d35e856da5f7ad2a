import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { orderOf } from "#people/companies/pipeline.ts";
import { dayOf, daysFrom } from "#platform/reference/calendar.ts";
import type { Currency } from "#platform/reference/terms.ts";
import type { orders } from "../contract.ts";
import { expectedFee } from "../expected-fee.ts";
import { dayBefore, firstCvState } from "../first-cv.ts";
import { readsTerms, verbsFor } from "../policy.ts";
import { type OrderKind, type OrderStatus, orderFields } from "../terms.ts";
import { unanswered } from "./no-answer.ts";
import { agreedTerms } from "./shared/agreed-terms.ts";

interface Counts {
  submitted: number;
  interviewing: number;
  offers: number;
  hired: number;
  active: number;
}

/**
 * SQL for the applicants of `job_orders AS o` by phase. The row of an ended application keeps its last open stage. A subquery
 * for each listed row reads only the applicants of one job, by their index.
 */
const counts = sql<Counts>`(
  SELECT json_build_object(
    'submitted', count(*) FILTER (WHERE k.ord >= ${sql.lit(orderOf("sent_to_client"))}),
    'interviewing', count(*) FILTER (WHERE a.outcome = 'active' AND k.phase = 'interview'),
    'offers', count(*) FILTER (WHERE a.outcome = 'active' AND k.phase = 'offer'),
    'hired', count(*) FILTER (WHERE a.outcome = 'active' AND k.phase = 'hired'),
    'active', count(*) FILTER (WHERE a.outcome = 'active' AND k.phase <> 'hired'))
  FROM applicants a JOIN pipeline_stages s ON s.id = a.stage_id JOIN stage_kinds k ON k.id = s.kind
  WHERE a.job_id = o.job_id)`;

/** Selects the orders of the actor's agency, with their clients, jobs and leads. */
export function ordersOf(db: Reader, { agencyId }: Pick<ConsultantActor, "agencyId">) {
  return db
    .selectFrom("job_orders as o")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .leftJoin("accounts as l", "l.id", "j.owner_id")
    .where("o.agency_id", "=", agencyId);
}

/** Selects the columns of orders that lists and the page of an order show. */
export function orderRows(db: Reader, actor: Pick<ConsultantActor, "agencyId">) {
  return ordersOf(db, actor)
    .selectAll("o")
    .select(["c.name as client", "c.am_id", "c.status as client_status", "l.full_name as lead"])
    .select(["j.status as job_status", "j.sen_status", "j.owner_id as lead_id", "j.recruiter_ids"])
    .select(["j.confidential", "j.company_id", counts.as("counts")])
    .select(["c.owner_id", agreedTerms.as("terms")]);
}
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>["executeTakeFirstOrThrow"]>>;

/** Selects the rows of lists. @param since the moment since which clients without an answer are silent */
export function listedRows(db: Reader, actor: Pick<ConsultantActor, "agencyId">, since: Date) {
  return orderRows(db, actor).select(unanswered(since).as("no_answer"));
}
export type ListedRow = OrderRow & { no_answer: number };

type Listed = ReplyOf<typeof orders>["data"][number]["attributes"];

/** Returns the attributes of an order in lists. */
export function orderAttributes(row: ListedRow, actor: ConsultantActor, asOf: Date): Listed {
  const status = row.status as OrderStatus;
  const { first_cv_due_at: dueAt, first_cv_at: at, lead_id: leadId } = row;
  const people = { leadId, amId: row.am_id };
  return {
    ...pick(row, orderFields),
    kind: row.kind as OrderKind,
    currency: row.currency as Currency,
    status,
    client: { id: String(row.client_id), name: row.client },
    job: { id: String(row.job_id), display_state: displayState(row.job_status, row.sen_status) },
    confidential: row.confidential,
    lead: leadId === null || row.lead === null ? null : { id: String(leadId), full_name: row.lead },
    opened_at: row.opened_at,
    created_at: row.created_at,
    age_days: daysFrom(dayOf(row.opened_at ?? row.created_at), dayOf(row.ended_at ?? asOf)),
    first_cv: {
      due_at: dueAt,
      due_date: dueAt && dayBefore(dueAt),
      at,
      state: firstCvState({ status, dueAt, at }, asOf),
    },
    counts: { ...row.counts, no_answer: row.no_answer },
    expected_fee: expectedFeeFor(actor, row),
    can: verbsFor(actor, people, status, { hired: row.counts.hired, headCount: row.head_count }),
  };
}

/** Returns whether an actor reads the terms of an order. */
export const seesTerms = (actor: ConsultantActor, { lead_id, am_id, owner_id, recruiter_ids }: OrderRow) =>
  readsTerms(actor, { leadId: lead_id, amId: am_id }, { ownerId: owner_id, recruiterIds: recruiter_ids });

/** Returns the expected fee of an order; null for an actor who does not read its terms. */
export function expectedFeeFor(actor: ConsultantActor, row: OrderRow) {
  const { salary_min, salary_max } = row;
  const currency = row.currency as Currency;
  return seesTerms(actor, row) ? expectedFee({ salary_min, salary_max, currency }, row.terms) : null;
}
