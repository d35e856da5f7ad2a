import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { agenciesMost, type agencyNames, type clientRequests } from "../contract-requests.ts";

/** Returns the agencies on Sen by name. */
export async function namesOfAgencies(db: Reader): Promise<ReplyOf<typeof agencyNames>> {
  const rows = await db
    .selectFrom("agencies")
    .select(["id", "name"])
    .orderBy("name")
    .orderBy("id")
    .limit(agenciesMost)
    .execute();
  return {
    data: rows.map(({ id, name }) => ({ id: String(id), type: "agency_name", attributes: { name } })),
  };
}

/** Returns the headhunting requests that were handed over to the agency, the latest first. */
export async function requestsOf(
  db: Reader,
  actor: ConsultantActor,
  { state, page, items }: QueryOf<typeof clientRequests>,
): Promise<ReplyOf<typeof clientRequests>> {
  const own = db.selectFrom("support_threads as t").where("t.agency_id", "=", actor.agencyId);
  const rows = await own
    .leftJoin("clients as first", "first.id", "t.client_id")
    .leftJoin("clients as c", (on) => on.on(sql<SqlBool>`c.id = coalesce(first.merged_into, first.id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("support_messages as s")
          .whereRef("s.thread_id", "=", "t.id")
          .select("s.text")
          .orderBy("s.id")
          .limit(1)
          .as("m"),
      (join) => join.onTrue(),
    )
    .select(["t.id", "t.name", "t.company", "t.email", "t.phone", "t.subject", "c.id as client_id"])
    .select((eb) => eb.ref("t.handed_over_at").$notNull().as("handed_over_at"))
    .select(["c.name as client", "m.text"])
    .where("t.client_id", state === "new" ? "is" : "is not", null)
    .orderBy("t.handed_over_at", "desc")
    .orderBy("t.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const counts = await own
    .select([
      sql<number>`count(*) FILTER (WHERE t.client_id IS NULL)`.as("new"),
      sql<number>`count(t.client_id)`.as("taken"),
    ])
    .executeTakeFirstOrThrow();
  return {
    data: rows.map(
      ({ id, name, company, email, phone, subject, text, handed_over_at, client_id, client }) => ({
        id: String(id),
        type: "client_request",
        attributes: {
          name,
          company,
          email,
          phone,
          handed_over_at,
          positions: subject,
          message: text,
          client: client_id === null ? null : { id: String(client_id), name: client ?? "" },
        },
      }),
    ),
    meta: { page, items, total: counts[state], counts },
  };
}
