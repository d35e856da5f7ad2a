import type { Selectable } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import type { companyMembers } from "#people/accounts/contract-profile.ts";
import { type HiringActor, membersOf as inTeam } from "#people/accounts/hiring-scope.ts";
import type { Accounts } from "../../../../db/types.ts";
import { activeApplicantCount, comingInterviewCount, openJobCount, openTaskCount } from "../contributions.ts";
import { mayManage } from "../policy.ts";
import { rolesOf } from "../terms.ts";

type Member = ReplyOf<typeof companyMembers>["data"][number];

/**
 * Returns the people of the actor's workspace, by name. Members need names to assign colleagues, but do not get their email addresses
 * and phone numbers (decisions §21).
 */
export async function membersOf(
  db: Reader,
  actor: HiringActor,
  query: QueryOf<typeof companyMembers>,
): Promise<ReplyOf<typeof companyMembers>> {
  const named = query.name ? await idsNamed(db, actor, query.name) : null;
  const members = teamOf(db, actor)
    .$if(named !== null, (rows) => rows.where("id", "in", [0, ...(named ?? [])]))
    .$if(query.active, (rows) => rows.where("blocked_at", "is", null));
  const { total } = await members
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await members
    .selectAll()
    .orderBy("full_name")
    .orderBy("id")
    .$if(!query.all, (page) => page.limit(query.items).offset((query.page - 1) * query.items))
    .execute();
  return {
    data: rows.map((row) => memberOf(row, actor)),
    meta: {
      page: query.all ? 1 : query.page,
      items: query.all ? Math.max(rows.length, 1) : query.items,
      total,
    },
  };
}

/** Returns a member of the actor's workspace. @throws Problem 404 */
export async function oneMember(db: Reader, actor: HiringActor, id: number): Promise<Member> {
  const row = await teamOf(db, actor).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return memberOf(row, actor);
}

function teamOf(db: Reader, { scope }: HiringActor) {
  return db.selectFrom("accounts").where(inTeam("accounts", scope)).where("deleted_at", "is", null);
}

/** Returns the people whose names contain a text, compared without accents in memory: a workspace has few people. */
async function idsNamed(db: Reader, actor: HiringActor, name: string): Promise<number[]> {
  const wanted = fold(name.toWellFormed()).trim();
  const people = await teamOf(db, actor).select(["id", "full_name"]).execute();
  return people.filter((person) => fold(person.full_name).includes(wanted)).map(({ id }) => id);
}

function memberOf(row: Selectable<Accounts>, actor: HiringActor): Member {
  const isSelf = row.id === actor.accountId;
  const active = row.blocked_at === null;
  return {
    id: String(row.id),
    type: "member",
    attributes: {
      full_name: row.full_name,
      email: actor.isAdmin || isSelf ? row.email : null,
      phone: actor.isAdmin || isSelf ? row.phone : null,
      role_id: row.role_id ?? rolesOf(actor.scope).member,
      active,
      email_verified: row.email_verified_at !== null,
      created_at: row.created_at,
      can: {
        change_role: actor.isAdmin && active,
        deactivate: actor.isAdmin && active && !isSelf,
        reactivate: actor.isAdmin && row.deactivated_by !== null && row.block_reason === null,
      },
    },
  };
}

/** Returns the numbers of unfinished work of a member, which a colleague would take over. @throws Problem 403 for a member */
export async function workOf(db: Reader, actor: HiringActor, accountId: number, asOf: Date) {
  assertAllowed(mayManage(actor));
  const { scope } = actor;
  return await db
    .selectNoFrom([
      openJobCount(accountId, scope).as("open_jobs"),
      activeApplicantCount(accountId, scope).as("active_applicants"),
      openTaskCount(accountId, scope).as("open_tasks"),
      comingInterviewCount(accountId, scope, asOf).as("coming_interviews"),
    ])
    .executeTakeFirstOrThrow();
}
