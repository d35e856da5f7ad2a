import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { codeOf } from "../code.ts";
import type { transfers } from "../contract-transfers.ts";
import { type Level, type shareSections, type transferChannels, transfersMost } from "../terms.ts";

type Transfer = ReplyOf<typeof transfers>["data"][number];

/** Selects the register of the actor's agency. @throws Problem 403 `forbidden` for other consultants than administrators */
function register(db: Reader, { agencyId, isAdmin }: ConsultantActor) {
  if (!isAdmin) throw new Problem(403, "forbidden");
  return db.selectFrom("transfers_abroad as t").where("t.agency_id", "=", agencyId);
}

/** Returns a page of the register of transfers abroad. @throws Problem 403 */
export async function transferList(
  db: Reader,
  actor: ConsultantActor,
  { page, items }: QueryOf<typeof transfers>,
): Promise<ReplyOf<typeof transfers>> {
  const { total } = await register(db, actor)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    data: await rowsOf(db, actor, { items, offset: (page - 1) * items }),
    meta: { page, items, total },
  };
}

/** Returns the latest rows of the register for a download. @throws Problem 403 */
export const transfersToDownload = (db: Reader, actor: ConsultantActor): Promise<Transfer[]> =>
  rowsOf(db, actor, { items: transfersMost, offset: 0 });

async function rowsOf(
  db: Reader,
  actor: ConsultantActor,
  { items, offset }: { items: number; offset: number },
): Promise<Transfer[]> {
  const rows = await register(db, actor)
    .innerJoin("job_orders as o", "o.id", "t.order_id")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .leftJoin("applicants as a", "a.id", "t.applicant_id")
    .leftJoin("accounts as u", "u.id", "t.by_id")
    .select(["t.id", "t.at", "t.recipient_name", "t.country", "t.sections", "t.applicant_id"])
    .select(["o.title", "c.name as client", "u.full_name as confirmer", "a.full_name"])
    .select(sql<(typeof transferChannels)[number]>`t.channel`.as("channel"))
    .select(sql<Level | null>`t.level`.as("level"))
    .orderBy("t.id", "desc")
    .limit(items)
    .offset(offset)
    .execute();
  return rows.map(({ id, applicant_id: applicantId, ...row }) => ({
    id: String(id),
    type: "transfer_abroad",
    attributes: {
      at: row.at,
      channel: row.channel,
      person: applicantId === null ? null : { full_name: row.full_name ?? "", code: codeOf(applicantId) },
      recipient: row.recipient_name,
      client: row.client,
      order: row.title,
      country: row.country,
      level: row.level,
      sections: row.sections as (typeof shareSections)[number][] | null,
      confirmed_by: row.confirmer,
    },
  }));
}
