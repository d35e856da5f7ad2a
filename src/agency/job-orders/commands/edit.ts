import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { changedBy, pick } from "#kit/pick.ts";
import { invalid } from "#kit/problem.ts";
import { setConfidential } from "#market/jobs/commands/confidential.ts";
import { changeManagers } from "#market/jobs/commands/managers.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import { record } from "#people/activities/commands.ts";
import type { edit } from "../contract.ts";
import { orderLife } from "../lifecycle.ts";
import { orderFields } from "../terms.ts";
import { syncJob } from "./job.ts";
import { jobActorOf, type LockedOrder, lockOrder } from "./lock.ts";
import { checkPeople, storeContacts } from "./people.ts";

type Fields = Omit<BodyOf<typeof edit>, "version">;

/**
 * Changes an order, and the facts that its job has too: title, openings, team, and whether the client is named.
 * @throws Problem 403, 404, 409 `order_state_changed`, or `order_edited` after a concurrent edit, 422 per field
 */
export async function editOrder(
  tx: Tx,
  actor: ConsultantActor,
  { id, version, ...sent }: BodyOf<typeof edit> & { id: number },
  asOf: Date,
): Promise<void> {
  const fields = normalized(sent);
  const order = await lockOrder(tx, actor, "edit", id);
  orderLife.check("edit", order.role, order.status, {
    hired: order.counts.hired,
    headCount: order.head_count,
  });
  const stored = await storedFields(tx, order);
  const names = namesOfDiffering(fields, stored);
  await assertVersion(tx, "order_edited", version, order, () => names);
  if (names.length === 0) return;
  const next = changedBy(stored, fields);
  if (next.salary_min !== null && next.salary_max !== null && next.salary_min > next.salary_max)
    throw invalid("/salary_max", "pay_range_invalid");
  await checkPeople(tx, actor, fields, {
    leadId: order.lead_id,
    clientId: order.client_id,
    staying: [...order.recruiter_ids, ...(order.lead_id === null ? [] : [order.lead_id])],
  });
  await tx
    .updateTable("job_orders")
    .set({
      title: next.title,
      head_count: next.head_count,
      kind: next.kind,
      salary_min: next.salary_min,
      salary_max: next.salary_max,
      currency: next.currency,
      target_date: next.target_date,
      must_have: next.must_have,
      version: order.version + 1,
      edited_by: actor.accountId,
      edited_at: asOf,
    })
    .where("id", "=", id)
    .execute();
  if (names.includes("contact_ids")) await storeContacts(tx, id, next.contact_ids);
  await changeJob(tx, actor, order, { names, next, asOf });
  const { company_id: companyId, job_id: jobId } = order;
  await record(tx, {
    kind: "order_edit",
    by: actor,
    at: asOf,
    companyId,
    jobId,
    data: { order: id, fields: names },
  });
}

type Stored = Awaited<ReturnType<typeof storedFields>>;

async function changeJob(
  tx: Tx,
  actor: ConsultantActor,
  order: LockedOrder,
  { names, next, asOf }: { names: readonly string[]; next: Stored; asOf: Date },
): Promise<void> {
  const by = jobActorOf(actor);
  if (names.includes("lead_id") || names.includes("consultant_ids"))
    await changeManagers(tx, by, {
      id: order.job_id,
      owner: next.lead_id ?? actor.accountId,
      recruiters: next.consultant_ids,
      asOf,
    });
  if (names.includes("title") || names.includes("head_count"))
    await syncJob(tx, by, order, pick(next, ["title", "head_count"]), asOf);
  if (names.includes("confidential")) await setConfidential(tx, by, order.job_id, next.confidential);
}

/** Returns the sent fields with their lists of ids in order. An edit without a lead does not change the lead. */
function normalized({ lead_id, consultant_ids, contact_ids, ...others }: Fields): Fields {
  const inOrder = (ids: number[] | undefined) => ids && [...new Set(ids)].sort((a, b) => a - b);
  return {
    ...others,
    lead_id: lead_id ?? undefined,
    consultant_ids: inOrder(consultant_ids),
    contact_ids: inOrder(contact_ids),
  };
}

/** Returns the stored values of the form's fields; lists of ids are sorted. */
async function storedFields(tx: Tx, order: LockedOrder) {
  const contacts = await tx
    .selectFrom("job_order_contacts")
    .select("contact_id")
    .where("order_id", "=", order.id)
    .orderBy("contact_id")
    .execute();
  return {
    ...pick(order, [...orderFields, "confidential", "lead_id"]),
    consultant_ids: [...order.recruiter_ids].sort((a, b) => a - b),
    contact_ids: contacts.map(({ contact_id }) => contact_id),
  };
}
