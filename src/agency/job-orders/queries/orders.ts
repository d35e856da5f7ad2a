import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { containing } from "#kit/folded.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { csvMost, type OrderSort, type orders, type ordersCsv } from "../contract.ts";
import { type OrderStatus, orderStatuses, workedOrders } from "../terms.ts";
import { silentSince, unanswered } from "./no-answer.ts";
import { type ListedRow, listedRows, orderAttributes, ordersOf } from "./order-rows.ts";

type Filters = QueryOf<typeof ordersCsv>;

/** Returns the condition of all filters but the status, for `job_orders AS o`, `clients AS c` and `jobs AS j`. */
function filtered({ client_id, consultant_id, kind, no_cv, no_answer, keyword }: Filters, since: Date) {
  const conditions = [sql<SqlBool>`true`];
  if (client_id) conditions.push(sql`o.client_id = ${client_id}`);
  if (consultant_id)
    conditions.push(sql`(j.owner_id = ${consultant_id} OR ${consultant_id} = ANY (j.recruiter_ids))`);
  if (kind) conditions.push(sql`o.kind = ${kind}`);
  if (no_cv === "true")
    conditions.push(sql`(o.first_cv_at IS NULL AND o.status = ANY (${[...workedOrders]}))`);
  if (no_answer === "true") conditions.push(sql`${unanswered(since)} > 0`);
  const name = fold(keyword);
  if (name)
    conditions.push(sql`(o.title_key LIKE ${containing(name)} OR c.name_key LIKE ${containing(name)})`);
  return sql.join(conditions, sql` AND `) as unknown as (typeof conditions)[0];
}

/** The SQL order of each sort; the newest order decides between equal ones. */
const sorts = {
  newest: sql`o.id DESC`,
  // Orders whose clock runs come first.
  first_cv: sql`(CASE WHEN o.status = 'open' AND o.first_cv_at IS NULL THEN o.first_cv_due_at END) NULLS LAST, o.id DESC`,
  title: sql`o.title_key, o.id DESC`,
  client: sql`c.name_key, o.id DESC`,
} satisfies Record<OrderSort, unknown>;

function rowsOf(db: Reader, actor: ConsultantActor, query: Filters, since: Date) {
  return listedRows(db, actor, since)
    .where(filtered(query, since))
    .$if(query.status !== undefined, (rows) => rows.where("o.status", "=", query.status as OrderStatus))
    .orderBy(sorts[query.sort]);
}

/** Returns a page of the agency's orders, with the number of orders in each status. */
export async function orderList(
  db: Reader,
  actor: ConsultantActor,
  query: QueryOf<typeof orders>,
  asOf: Date,
): Promise<ReplyOf<typeof orders>> {
  const { page, items, status } = query;
  const since = await silentSince(db, asOf);
  const rows = await rowsOf(db, actor, query, since)
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const inStatus = await ordersOf(db, actor)
    .select((eb) => ["o.status", eb.fn.countAll<number>().as("count")])
    .where(filtered(query, since))
    .groupBy("o.status")
    .execute();
  const counts = Object.fromEntries(
    orderStatuses.map((each) => [each, inStatus.find((row) => row.status === each)?.count ?? 0]),
  ) as Record<OrderStatus, number>;
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "job_order",
      attributes: orderAttributes(row, actor, asOf),
    })),
    meta: { page, items, total, counts },
  };
}

/** Returns the listed orders for a download. */
export async function ordersToDownload(
  db: Reader,
  actor: ConsultantActor,
  query: Filters,
  asOf: Date,
): Promise<OrderToDownload[]> {
  const rows = await rowsOf(db, actor, query, await silentSince(db, asOf))
    .limit(csvMost)
    .execute();
  return rows.map((row) => ({ row, shown: orderAttributes(row, actor, asOf) }));
}

/** A row of the download, with the attributes that the list shows. */
export interface OrderToDownload {
  row: ListedRow;
  shown: ReturnType<typeof orderAttributes>;
}
