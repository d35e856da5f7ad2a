import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { dayBefore } from "../first-cv.ts";
import { orderOpened } from "../mails.ts";
import { orderChanged } from "../notifications.ts";
import type { OrderStatus } from "../terms.ts";
import type { LockedOrder } from "./lock.ts";

/** Returns the topic of notifications and mails about an order. */
const aboutOrder = (id: number) => `order:${id}`;

/** Notifies the lead, the consultants and the AM of an order, without the actor, of its new status. */
export async function notifyTeam(
  tx: Tx,
  actor: Pick<ConsultantActor, "accountId" | "fullName"> | null,
  order: LockedOrder,
  change: { to: OrderStatus; asOf: Date },
): Promise<void> {
  const team = [order.lead_id, order.am_id, ...order.recruiter_ids].filter((id) => id !== null);
  await notify(tx, orderChanged, {
    to: team.filter((id) => id !== actor?.accountId),
    about: aboutOrder(order.id),
    props: {
      by: actor?.fullName ?? "Sen",
      order: order.title,
      client: order.client,
      order_id: order.id,
      change:
        order.ended_at !== null
          ? "reopened"
          : order.status === "on_hold" && change.to === "open"
            ? "resumed"
            : change.to,
    },
    at: change.asOf,
  });
}

/** Sends an email about the opening of an order to its contacts who have an address and have not left the client. */
export async function mailContacts(tx: Tx, order: LockedOrder, due: Date): Promise<void> {
  const contacts = await tx
    .selectFrom("job_order_contacts as t")
    .innerJoin("client_contacts as p", "p.id", "t.contact_id")
    .select(["p.full_name", "p.email", "p.language", "p.id"])
    .where("t.order_id", "=", order.id)
    .where("p.left_at", "is", null)
    .where("p.email", "is not", null)
    .execute();
  if (contacts.length === 0) return;
  const agency = await tx
    .selectFrom("agencies")
    .select("name")
    .where("id", "=", order.agency_id)
    .executeTakeFirstOrThrow();
  const lead = await tx
    .selectFrom("accounts")
    .select(["full_name", "email"])
    .where("id", "=", order.lead_id)
    .executeTakeFirst();
  for (const { full_name, email, language, id } of contacts)
    await queueMail(tx, orderOpened, {
      language: languageOf(language),
      to: { email, name: full_name },
      props: {
        order: order.title,
        agency: agency.name,
        openings: order.head_count,
        due: dayBefore(due),
        lead: lead?.full_name ?? null,
        lead_email: lead?.email ?? null,
      },
      onceKey: `orders.opened:${order.id}:${id}`,
      about: aboutOrder(order.id),
    });
}
