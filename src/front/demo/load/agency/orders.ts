import type { Insertable } from "kysely";
import { firstCvDue } from "#agency/job-orders/first-cv.ts";
import { orderReasons } from "#agency/job-orders/terms.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { snippetOf } from "#kit/rich-text.ts";
import { writeSearchRows } from "#market/job-search/index/search-row.ts";
import { statusOf } from "#market/jobs/lifecycle.ts";
import { jobSlug } from "#market/jobs/slug.ts";
import { senStatus } from "#market/jobs/terms.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import type { Holidays } from "#platform/reference/working-days.ts";
import type { DB } from "../../../../../db/types.ts";
import { type DemoOrder, hiredAgo } from "../../agency/orders.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import { randomOf } from "../../random.ts";
import { bullets } from "../../texts/html.ts";
import type { Desk, DeskClient } from "./facts.ts";

/** An order with its client and the ids of its rows. */
export interface DeskOrder extends DemoOrder {
  id: number;
  jobId: number;
  of: DeskClient;
  leadId: number;
  openedAt: Date;
}

const million = 1_000_000;
/** Days for which an advertisement is public. */
const publicDays = 60;

/** Inserts the job orders with their jobs, whose boards are empty. */
export async function addOrders(
  tx: Tx,
  desk: Desk,
  orders: readonly DemoOrder[],
  clients: readonly DeskClient[],
): Promise<DeskOrder[]> {
  const holidays = await holidaysOf(tx);
  const jobIds = await reserveIds(tx, "jobs", orders.length);
  const orderIds = await reserveIds(tx, "job_orders", orders.length);
  const made = orders.map(
    (order, index): DeskOrder => ({
      ...order,
      id: orderIds[index]!,
      jobId: jobIds[index]!,
      of: clients[order.client]!,
      leadId: [desk.admin, desk.am, desk.sourcer][index % 3]!,
      openedAt: openingOf(order, desk.asOf),
    }),
  );
  await insertMany(
    tx,
    "jobs",
    made.map((order) => jobRow(order, desk)),
  );
  await copyPipelines(tx, jobIds);
  await insertMany(
    tx,
    "job_orders",
    made.map((order) => orderRow(order, desk, holidays)),
  );
  await insertMany(
    tx,
    "job_order_contacts",
    made.map(({ id, of }) => ({ order_id: id, contact_id: of.contact.id })),
  );
  const published = made.filter(isPublished).map(({ jobId }) => jobId);
  await writeSearchRows(tx, published);
  return made;
}

/** Returns the moment of the opening: 2 hours before an even day, so that it is not after the first person is added. */
const openingOf = ({ age }: DemoOrder, asOf: Date): Date =>
  new Date(plusDays(asOf, -age).getTime() - 7_200_000);

/** Whether the order is advertised: confidential ones are, which do not name the client. */
const isPublished = ({ status, confidential }: DemoOrder): boolean => status === "open" && confidential;

function jobRow(order: DeskOrder, { agencyId, admin, am, sourcer, asOf }: Desk): Insertable<DB["jobs"]> {
  const { jobId: id, family, role, of, leadId, openedAt } = order;
  const [level, experience, least, most, title] = role;
  const random = randomOf(`order ${id} ${title}`);
  const published = isPublished(order);
  const texts = family.vi;
  const description = bullets(random.some(texts.duties, 5));
  return {
    id,
    agency_id: agencyId,
    company_id: of.company_id,
    owner_id: leadId,
    ...(published
      ? { ...statusOf.published, sen_status: senStatus.approved }
      : { ...statusOf.draft, sen_status: senStatus.pending }),
    language: 1,
    title,
    slug: jobSlug(title, id),
    category_ids: family.categories.slice(0, 1),
    location_ids: [22],
    job_type: 0,
    job_level: level,
    experience_id: experience,
    head_count: order.headCount,
    salary_type: 0,
    salary_min: least * million,
    salary_max: most * million,
    description,
    requirement: bullets(random.some(texts.musts, 4)),
    benefits: bullets(["Lương tháng 13 và thưởng theo kết quả", "Bảo hiểm sức khỏe cho cả gia đình"]),
    snippet: snippetOf(description),
    skills: random.some(family.skills, 4),
    recruiter_ids: [admin, am, sourcer].filter((account) => account !== leadId),
    confidential: order.confidential,
    created_at: openedAt,
    updated_at: openedAt,
    submitted_at: published ? openedAt : null,
    approved_at: published ? openedAt : null,
    first_approved_at: published ? openedAt : null,
    needs_review: !published,
    expires_at: published ? plusDays(asOf, publicDays) : null,
  };
}

function orderRow(
  order: DeskOrder,
  { agencyId, asOf }: Desk,
  holidays: Holidays,
): Insertable<DB["job_orders"]> {
  const { id, jobId, of, role, status, leadId, openedAt, age } = order;
  const [, , least, most, title] = role;
  const random = randomOf(`order row ${id} ${title}`);
  const opened = status !== "draft";
  const verb = ({ on_hold: "hold", lost: "lose", canceled: "cancel" } as const)[status as "lost"];
  const reasons = orderReasons.filter((reason) => (reason.for as readonly string[]).includes(verb));
  const isOver = status === "filled" || status === "lost" || status === "canceled";
  const submitted = order.people.filter(({ stage }) => hasReachedClient(stage));
  const first = submitted.length > 0 ? Math.max(...submitted.map(({ added }) => added)) : null;
  return {
    id,
    agency_id: agencyId,
    client_id: of.id,
    job_id: jobId,
    title,
    head_count: order.headCount,
    status,
    kind: order.kind,
    salary_min: least * million,
    salary_max: most * million,
    currency: "VND",
    target_date: status === "open" ? addDays(dayOf(asOf), random.int(7, 45)) : null,
    must_have: random.pick(agencySeeds.mustHaves),
    fee_type: opened ? "percent" : null,
    fee_bps: opened ? of.terms.fee_bps : null,
    fee_months: opened ? 12 : null,
    fee_currency: opened ? "VND" : null,
    warranty_days: opened ? of.terms.warranty_days : null,
    warranty_basis: opened ? of.terms.warranty_basis : null,
    payment_days: opened ? of.terms.payment_days : null,
    opened_at: opened ? openedAt : null,
    first_cv_due_at: opened ? firstCvDue(openedAt, holidays) : null,
    first_cv_at: first === null ? null : plusDays(asOf, -Math.max(0, first - 1)),
    held_at: status === "on_hold" ? plusDays(asOf, -random.int(2, 12)) : null,
    ended_at: isOver ? plusDays(asOf, -hiredAgo(age)) : null,
    reason_id: reasons.length > 0 ? random.pick(reasons.filter(({ key }) => key !== "other")).id : null,
    created_at: openedAt,
    created_by: leadId,
  };
}

/** Whether a person at a stage has been introduced to the client. */
export const hasReachedClient = (stage: string): boolean =>
  !["sourced", "screening", "sent_to_am"].includes(stage);
