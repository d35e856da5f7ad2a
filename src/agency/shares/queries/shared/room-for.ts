import type { Reader } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { mostLiveLinks } from "../../terms.ts";
import { agencyLinks } from "./rows.ts";

/** @throws Problem 409 `order_links_limit` when an order has no room for more open links */
export async function assertRoom(db: Reader, orderId: number, more: number, asOf: Date): Promise<void> {
  const { open } = await agencyLinks(db)
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("o.id", "=", orderId)
    .where("l.revoked_at", "is", null)
    .where("l.expires_at", ">", asOf)
    .executeTakeFirstOrThrow();
  if (open + more > mostLiveLinks) throw conflict("order_links_limit", open, { max: mostLiveLinks });
}
