import { readToMove } from "#hiring/applications/queries/shared/to-move.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { codeOf } from "../code.ts";
import type { applicantShares, shares } from "../contract.ts";
import { mostLinksShown, type ShareState } from "../terms.ts";
import { recipientsOfOrder } from "./recipients.ts";
import { sharedApplicant } from "./shared/order.ts";
import { linksOf, stateOf, visibleLinks } from "./shared/rows.ts";

/** Returns a page of the links that the actor may see. */
export async function shareList(
  db: Reader,
  actor: ConsultantActor,
  { page, items, state }: QueryOf<typeof shares>,
  asOf: Date,
): Promise<ReplyOf<typeof shares>> {
  const visible = visibleLinks(db, actor).$if(state !== undefined, (query) =>
    query.where(stateOf(asOf), "=", state as ShareState),
  );
  const { total } = await visible
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const ids = await visible
    .select("l.id")
    .orderBy("l.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const data = await linksOf(
    db,
    actor,
    ids.map(({ id }) => id),
    asOf,
  );
  return { data, meta: { page, items, total } };
}

/** Returns the latest links to an applicant, and what a new one needs. @throws Problem 404 */
export async function sharesOfApplicant(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof applicantShares>> {
  const { order, by } = await sharedApplicant(db, actor, id);
  const { consent, outcome, full_name, identity_hidden } = await readToMove(db, by, id);
  const ids = await visibleLinks(db, actor)
    .select("l.id")
    .where("l.applicant_id", "=", id)
    .orderBy("l.id", "desc")
    .limit(mostLinksShown)
    .execute();
  const contacts = await recipientsOfOrder(db, order.id);
  const isWorked = order.status === "open" || order.status === "on_hold";
  return {
    data: await linksOf(
      db,
      actor,
      ids.map((row) => row.id),
      asOf,
    ),
    meta: {
      can: { share: consent === "yes" && outcome === "active" && isWorked && !identity_hidden },
      agreed: consent === "yes",
      applicant: { full_name, code: codeOf(id) },
      order: { id: String(order.id), title: order.title },
      client: order.client,
      country: order.country,
      contacts: contacts.map(({ id: contact, full_name: name, job_title, email }) => ({
        id: String(contact),
        name,
        job_title,
        email,
      })),
    },
  };
}
