import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { invalid, Problem } from "#kit/problem.ts";
import { setConfidential } from "#market/jobs/commands/confidential.ts";
import { createJob } from "#market/jobs/commands/create-job.ts";
import { changeJobOwner } from "#market/jobs/commands/owner.ts";
import { jobFields } from "#market/jobs/contract-shapes.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { record } from "#people/activities/commands.ts";
import { clientRole, readsTerms } from "#people/clients/policy.ts";
import type { create } from "../contract.ts";
import { orderFields } from "../terms.ts";
import { jobActorOf } from "./lock.ts";
import { checkPeople, storeContacts } from "./people.ts";

/** The values of a new job's form that an order does not name. */
const blankJob = jobFields.omit({ title: true }).parse({ draft: true });

/**
 * Creates a draft of an order with its job, which is a draft too. The AM of the client is on the team from the beginning.
 * @returns the order's id
 * @throws Problem 403 `order_client_not_yours` for a client of colleagues, 422 per field
 */
export async function createOrder(
  tx: Tx,
  actor: ConsultantActor,
  body: BodyOf<typeof create>,
  asOf: Date,
): Promise<number> {
  const client = await tx
    .selectFrom("clients")
    .select(["id", "company_id", "am_id", "owner_id"])
    .where("id", "=", body.client_id)
    .where("agency_id", "=", actor.agencyId)
    .where("merged_into", "is", null)
    .forShare()
    .executeTakeFirst();
  if (!client) throw invalid("/client_id", "client_unknown");
  // The lead of an order reads its terms and contacts.
  if (!readsTerms(clientRole(actor, client))) throw new Problem(403, "order_client_not_yours");
  await checkPeople(tx, actor, body, { leadId: actor.accountId, clientId: client.id, staying: [] });
  const lead = body.lead_id ?? actor.accountId;
  const team = [...body.consultant_ids, ...(client.am_id === null ? [] : [client.am_id])];
  const jobId = await createJob(
    tx,
    jobActorOf(actor),
    {
      ...blankJob,
      title: body.title,
      head_count: body.head_count,
      recruiter_ids: [...new Set(team)].filter((id) => id !== lead),
    },
    asOf,
    client.id,
  );
  if (lead !== actor.accountId)
    await changeJobOwner(tx, jobActorOf(actor), { id: jobId, ownerId: lead, asOf });
  const { id } = await tx
    .insertInto("job_orders")
    .values({
      ...pick(body, orderFields),
      agency_id: actor.agencyId,
      client_id: client.id,
      job_id: jobId,
      created_at: asOf,
      created_by: actor.accountId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeContacts(tx, id, body.contact_ids);
  if (body.confidential) await setConfidential(tx, jobActorOf(actor), jobId, true);
  await record(tx, {
    kind: "order_create",
    by: actor,
    at: asOf,
    companyId: client.company_id,
    jobId,
    data: { order: id },
  });
  return id;
}
