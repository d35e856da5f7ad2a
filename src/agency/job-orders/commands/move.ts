import type { Hired } from "#hiring/applications/events.ts";
import { type Tx, transition } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict } from "#kit/problem.ts";
import { clientStatus } from "#market/jobs/commands/client.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { record } from "#people/activities/commands.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { orderEnded } from "../events.ts";
import { dueAfterPause, firstCvDue } from "../first-cv.ts";
import { type OrderVerb, orderLife } from "../lifecycle.ts";
import { clientTerms, missingOf } from "../queries/order.ts";
import { endedOrders, type OrderStatus } from "../terms.ts";
import { closeJobOf, fillJobOf, reopenJobOf } from "./job.ts";
import { jobActorOf, type LockedOrder, lockOrder, lockOrderOfJob } from "./lock.ts";
import { mailContacts, notifyTeam } from "./notify.ts";

/** The verbs that change the status of an order. */
export type StatusVerb = Exclude<OrderVerb, "edit" | "advertise" | "copy">;

interface Why {
  reason_id?: number;
  note: string | null;
  /** Whether the advertisement opens again with the order. */
  advertise?: boolean;
}

/**
 * Changes the status of an order by a verb, with all effects of the verb.
 * @throws Problem 403, 404, 409 `order_state_changed` or the code of a missing condition
 */
export async function moveOrder(
  tx: Tx,
  actor: ConsultantActor,
  verb: StatusVerb,
  { id, why, asOf }: { id: number; why: Why; asOf: Date },
): Promise<void> {
  const order = await lockOrder(tx, actor, verb, id);
  const facts = { hired: order.counts.hired, headCount: order.head_count };
  if (verb === "fill" && facts.hired < facts.headCount && orderLife.next(verb, order.role, order.status, all))
    throw conflict("order_not_filled", facts);
  const to = orderLife.check(verb, order.role, order.status, facts);
  if (verb === "open" || verb === "reopen") await assertActiveClient(tx, order);
  if (verb === "open") assertComplete(order);
  await applyVerb(tx, order, { verb, to, why, asOf, by: actor, onJob: jobActorOf(actor) });
}

/**
 * Fills the order of a job as soon as as many applicants are hired as the client asked for, in the transaction of the last hire. The
 * candidates who are rejected by that are in the name of the person who hired.
 */
export async function fillHired(tx: Tx, { applicant, by, asOf }: Hired): Promise<void> {
  const { agency_id: agency } = applicant;
  if (agency === null || by === null) return;
  const order = await lockOrderOfJob(tx, agency, applicant.job_id);
  if (order === null) return;
  const facts = { hired: order.counts.hired, headCount: order.head_count };
  const to = orderLife.next("fill", "system", order.status, facts);
  if (to === null) return;
  const onJob = { kind: "consultant", accountId: by.accountId, isAdmin: true, scope: { agency } } as const;
  await applyVerb(tx, order, { verb: "fill", to, why: { note: null }, asOf, by: null, onJob });
}

/** Reopens the order of a job whose fill was undone on its board. @throws Problem 409 `client_not_active` */
export async function reopenUnfilled(
  tx: Tx,
  { jobId, by, asOf }: { jobId: number; by: HiringActor; asOf: Date },
): Promise<void> {
  if (!("agency" in by.scope)) return;
  const order = await lockOrderOfJob(tx, by.scope.agency, jobId);
  if (order?.status !== "filled") return;
  await assertActiveClient(tx, order);
  const to = orderLife.check("reopen", "system", order.status, all);
  await applyVerb(tx, order, { verb: "reopen", to, why: { note: null }, asOf, by: null, onJob: by });
}

interface Act {
  verb: StatusVerb;
  to: OrderStatus;
  why: Why;
  asOf: Date;
  /** Null for the system. */
  by: ConsultantActor | null;
  /** The actor of what happens to the job. */
  onJob: HiringActor;
}

/** Stores, records and announces the change of an order's status, with its effects on the job. */
async function applyVerb(tx: Tx, order: LockedOrder, { verb, to, why, asOf, by, onJob }: Act): Promise<void> {
  const change = await changeBy(tx, verb, order, asOf);
  await store(tx, order, to, { ...change, reason_id: why.reason_id ?? null, reason_note: why.note });
  await record(tx, {
    kind: "order_status",
    by,
    at: asOf,
    companyId: order.company_id,
    jobId: order.job_id,
    data: {
      order: order.id,
      from: order.status,
      to,
      ...(why.reason_id && { reason_id: why.reason_id }),
      ...(why.note && { note: why.note }),
    },
  });
  if (verb === "fill") await fillJobOf(tx, onJob, order, asOf);
  if (verb === "lose" || verb === "cancel") await closeJobOf(tx, onJob, order, asOf);
  // The system reopens an order after its fill is undone.
  if (verb === "reopen" && by !== null)
    await reopenJobOf(tx, onJob, order, { advertise: why.advertise === true, asOf });
  const end = endedOrders.find((status) => status === to);
  if (end) await emit(tx, orderEnded, { orderId: order.id, to: end, by, asOf });
  if (verb === "open" && change.first_cv_due_at) await mailContacts(tx, order, change.first_cv_due_at);
  await notifyTeam(tx, by, order, { to, asOf });
}

/** Facts with which only role and state decide about filling. */
const all = { hired: 1, headCount: 1 };

/** Locks the client's row, so that the client cannot be deactivated at the same time. */
async function assertActiveClient(tx: Tx, order: LockedOrder): Promise<void> {
  const { status } = await tx
    .selectFrom("clients")
    .select("status")
    .where("id", "=", order.client_id)
    .forShare()
    .executeTakeFirstOrThrow();
  if (status !== clientStatus.active) throw conflict("client_not_active", status);
}

function assertComplete(order: LockedOrder): void {
  const missing = missingOf(order).filter((need) => need !== "client");
  if (missing.length > 0) throw conflict("order_incomplete", missing);
}

/** Returns the columns that a verb changes besides the status. */
async function changeBy(tx: Tx, verb: StatusVerb, order: LockedOrder, asOf: Date) {
  if (verb === "hold") return { held_at: asOf };
  if (verb === "fill" || verb === "lose" || verb === "cancel") return { held_at: null, ended_at: asOf };
  const holidays = await holidaysOf(tx);
  if (verb === "open")
    return {
      ...(await clientTerms(tx, order)),
      opened_at: asOf,
      first_cv_due_at: firstCvDue(asOf, holidays),
    };
  // The first CV stops the clock for good.
  if (order.first_cv_at !== null) return { held_at: null, ended_at: null };
  const due = order.first_cv_due_at as Date;
  const pause = { from: order.held_at ?? asOf, to: asOf };
  return {
    held_at: null,
    ended_at: null,
    first_cv_due_at: verb === "resume" ? dueAfterPause(due, pause, holidays) : firstCvDue(asOf, holidays),
  };
}

async function store(tx: Tx, order: LockedOrder, to: OrderStatus, set: object): Promise<void> {
  await transition(
    tx,
    "job_orders",
    order.id,
    { from: { status: order.status }, to: { status: to }, set },
    { code: orderLife.refusalOf("edit"), now: async () => order.status },
  );
}
