import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { twoStepSince } from "#people/accounts/contributions.ts";
import { membersOf } from "#people/accounts/hiring-scope.ts";
import { roles } from "#people/accounts/terms.ts";
import type { adminMembers } from "../contract-admin.ts";
import { senTeam } from "../team.ts";

type Members = ReplyOf<typeof adminMembers>;

/**
 * Returns the administrators by name. Only super administrators read addresses, logins and two-step login of others; an
 * administrator reads the names.
 */
export async function adminsOf(
  db: Reader,
  actor: AdminActor,
  query: QueryOf<typeof adminMembers>,
  asOf: Date,
): Promise<Members> {
  const named = query.name ? await idsNamed(db, query.name) : null;
  const matching = people(db)
    .$if(named !== null, (rows) => rows.where("a.id", "in", [0, ...(named ?? [])]))
    .$if(query.role_id !== undefined, (rows) => rows.where("a.role_id", "=", query.role_id as number))
    .$if(query.state === "active", (rows) => rows.where("a.blocked_at", "is", null))
    .$if(query.state === "deactivated", (rows) => rows.where("a.blocked_at", "is not", null));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await withFacts(matching, asOf)
    .orderBy("a.full_name")
    .orderBy("a.id")
    .limit(query.items)
    .offset((query.page - 1) * query.items)
    .execute();
  return {
    data: rows.map((row) => adminOf(row, actor)),
    meta: { page: query.page, items: query.items, total },
  };
}

/** Returns an administrator. @throws Problem 404 */
export async function oneAdmin(
  db: Reader,
  actor: AdminActor,
  id: number,
  asOf: Date,
): Promise<Members["data"][number]> {
  const row = await withFacts(people(db), asOf).where("a.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return adminOf(row, actor);
}

function people(db: Reader) {
  return db.selectFrom("accounts as a").where(membersOf("a", senTeam)).where("a.deleted_at", "is", null);
}

function withFacts(rows: ReturnType<typeof people>, asOf: Date) {
  return rows
    .leftJoin("account_confirmations as c", (join) =>
      join.onRef("c.account_id", "=", "a.id").on("c.act", "=", "make_super").on("c.expires_at", ">", asOf),
    )
    .leftJoin("accounts as r", "r.id", "c.requested_by")
    .select(["a.id", "a.full_name", "a.email", "a.phone", "a.role_id", "a.blocked_at", "a.closes_at"])
    .select(["a.deactivated_by", "a.block_reason", "a.created_at"])
    .select(["c.requested_by", "c.expires_at", "r.full_name as requester"])
    .select(twoStepSince(sql.ref("a.id")).as("two_step_at"))
    .select((eb) =>
      eb
        .selectFrom("sessions as s")
        .select(({ fn }) => fn.max("s.created_at").as("at"))
        .whereRef("s.account_id", "=", "a.id")
        .as("last_login_at"),
    )
    .select((eb) =>
      eb
        .selectFrom("accounts as o")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where(membersOf("o", senTeam))
        .where("o.role_id", "=", roles.admin_super_admin)
        .where("o.blocked_at", "is", null)
        .where("o.closes_at", "is", null)
        .whereRef("o.id", "<>", "a.id")
        .as("other_supers"),
    );
}

/** Returns the people whose names contain a text, compared without accents in memory: Sen's team has few people. */
async function idsNamed(db: Reader, name: string): Promise<number[]> {
  const wanted = fold(name.toWellFormed()).trim();
  const rows = await people(db).select(["a.id", "a.full_name"]).execute();
  return rows.filter((row) => fold(row.full_name).includes(wanted)).map(({ id }) => id);
}

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>["execute"]>>[number];

function adminOf(row: Row, actor: AdminActor): Members["data"][number] {
  const isSelf = row.id === actor.accountId;
  const isActive = row.blocked_at === null;
  const isLast = row.role_id === roles.admin_super_admin && row.other_supers === 0;
  const { requester, expires_at } = row;
  const isRequested = actor.isAdmin && requester !== null && expires_at !== null;
  return {
    id: String(row.id),
    type: "member",
    attributes: {
      full_name: row.full_name,
      email: actor.isAdmin || isSelf ? row.email : null,
      phone: actor.isAdmin || isSelf ? row.phone : null,
      role_id: row.role_id ?? roles.admin_member,
      active: isActive,
      created_at: row.created_at,
      last_login_at: actor.isAdmin ? row.last_login_at : null,
      two_step: actor.isAdmin ? row.two_step_at !== null : null,
      confirmation: isRequested ? { requested_by: requester, expires_at } : null,
      can: {
        change_role: actor.isAdmin && isActive && !isLast && !isRequested,
        deactivate: actor.isAdmin && isActive && !isSelf,
        reactivate: actor.isAdmin && row.deactivated_by !== null && row.block_reason === null,
        confirm: isRequested && isActive && row.requested_by !== actor.accountId,
        end_confirmation: isRequested,
      },
    },
  };
}
