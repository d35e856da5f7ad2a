import { roleFor } from "#agency/job-orders/policy.ts";
import { workedOrders } from "#agency/job-orders/terms.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import { clientStatus } from "#market/jobs/commands/client.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { orderPortals } from "../contract.ts";
import { portalLife } from "../lifecycle.ts";
import { portalStages, type Revocation } from "../terms.ts";
import { type IntroducedPerson, introducedPeople } from "./people.ts";
import { type PortalRow, portalRows, stateOfRow } from "./rows.ts";

type PortalReply = ReplyOf<typeof orderPortals>["data"][number];

/** Returns an order of the actor's agency, with the actor's role for its portals. @throws Problem 404 */
export async function orderOf(db: Reader, actor: ConsultantActor, id: number) {
  const row = await db
    .selectFrom("job_orders as o")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .select(["o.id", "o.title", "o.status", "o.job_id", "o.client_id", "c.name as client", "c.country"])
    .select(["c.am_id", "c.status as client_status", "j.owner_id"])
    .where("o.id", "=", id)
    .where("o.agency_id", "=", actor.agencyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const people = { leadId: row.owner_id, amId: row.am_id };
  return { ...row, isTeam: roleFor(actor, "edit", people) !== "consultant" };
}

/** Returns the portals of an order, and the contacts without an open one. @throws Problem 404 */
export async function portalsOfOrder(
  db: Reader,
  actor: ConsultantActor,
  orderId: number,
  asOf: Date,
): Promise<ReplyOf<typeof orderPortals>> {
  const order = await orderOf(db, actor, orderId);
  const rows = await portalRows(db)
    .where("p.order_id", "=", orderId)
    .where("p.agency_id", "=", actor.agencyId)
    .orderBy("p.id", "desc")
    .execute();
  const people = await introducedPeople(
    db,
    { jobId: order.job_id, stages: portalStages, contactId: null },
    asOf,
  );
  const contacts = await db
    .selectFrom("client_contacts")
    .select(["id", "full_name"])
    .where("client_id", "=", order.client_id)
    .where("left_at", "is", null)
    .orderBy("full_name")
    .orderBy("id")
    .execute();
  const open = rows.filter((row) => stateOfRow(row, asOf) === "open").map(({ contact_id }) => contact_id);
  const isWorked =
    workedOrders.some((status) => status === order.status) && order.client_status === clientStatus.active;
  return {
    data: rows.map((row) => reply(row, { people, isTeam: order.isTeam, asOf })),
    meta: {
      order: { title: order.title, client: order.client, country: order.country },
      contacts: contacts
        .filter(({ id }) => !open.includes(id))
        .map(({ id, full_name }) => ({ id: String(id), full_name })),
      can: { create: order.isTeam && isWorked },
    },
  };
}

/** Returns one portal of an order. @throws Problem 404 */
export async function portalOf(
  db: Reader,
  actor: ConsultantActor,
  { orderId, id }: { orderId: number; id: number },
  asOf: Date,
): Promise<PortalReply> {
  const { data } = await portalsOfOrder(db, actor, orderId, asOf);
  const portal = data.find((each) => each.id === String(id));
  if (!portal) throw notFound();
  return portal;
}

/** Returns the people of a portal for whom the agency waits for the client's answer. */
export const waitingForClient = (people: readonly IntroducedPerson[], stages: readonly number[]) =>
  people.filter(({ kind, waits }) => stages.includes(kind) && waits?.side === "client");

function reply(
  row: PortalRow,
  { people, isTeam, asOf }: { people: readonly IntroducedPerson[]; isTeam: boolean; asOf: Date },
): PortalReply {
  const state = stateOfRow(row, asOf);
  return {
    id: String(row.id),
    type: "portal",
    attributes: {
      ...pick(row, ["stages", "days", "made_at", "expires_at", "opened_at", "reminded_at", "revoked_at"]),
      contact: {
        id: String(row.contact_id),
        full_name: row.contact,
        job_title: row.job_title,
        email: row.email,
      },
      state,
      made_by: row.maker,
      revoked_because: row.revoked_because as Revocation | null,
      unanswered: waitingForClient(people, row.stages).length,
      can: portalLife.can(isTeam ? "team" : "member", state, {}),
    },
  };
}
