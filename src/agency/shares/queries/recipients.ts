import type { Reader } from "#kit/db.ts";

/** Returns the contacts of an order who have not left the client. */
export function recipientsOfOrder(db: Reader, orderId: number) {
  return db
    .selectFrom("job_order_contacts as oc")
    .innerJoin("client_contacts as k", "k.id", "oc.contact_id")
    .select(["k.id", "k.full_name", "k.job_title", "k.email", "k.language"])
    .where("oc.order_id", "=", orderId)
    .where("k.left_at", "is", null)
    .orderBy("k.full_name")
    .orderBy("k.id")
    .execute();
}
