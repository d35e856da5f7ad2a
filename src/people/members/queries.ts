import type { Selectable } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import type { companyMembers } from "#people/accounts/contract-profile.ts";
import { type HiringActor, hiringActorOf, membersOf as inTeam } from "#people/accounts/hiring-scope.ts";
import { roles } from "#people/accounts/terms.ts";
import type { Accounts } from "../../../db/types.ts";
import type { inviteList } from "./contract.ts";
import { activeApplicantCount, comingInterviewCount, openJobCount, openTaskCount } from "./contributions.ts";
import { mayManage } from "./policy.ts";
import { inviteState } from "./terms.ts";

type Member = ReplyOf<typeof companyMembers>["data"][number];
type Invites = ReplyOf<typeof inviteList>;

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

/** Returns a recruiter of the actor's company. @throws Problem 404 */
export async function oneMember(db: Reader, actor: CompanyActor, id: number): Promise<Member> {
  const hiring = hiringActorOf(actor);
  const row = await teamOf(db, hiring).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return memberOf(row, hiring);
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
  // Sen manages the people of agencies. Only companies have endpoints to manage their own people.
  const manages = actor.kind === "company" && actor.isAdmin;
  return {
    id: String(row.id),
    type: "member",
    attributes: {
      full_name: row.full_name,
      email: actor.isAdmin || isSelf ? row.email : null,
      phone: actor.isAdmin || isSelf ? row.phone : null,
      role_id: row.role_id ?? roles[actor.kind === "company" ? "recruiter_member" : "consultant_member"],
      active,
      email_verified: row.email_verified_at !== null,
      created_at: row.created_at,
      can: {
        change_role: manages && active,
        deactivate: manages && active && !isSelf,
        reactivate: manages && row.deactivated_by !== null,
      },
    },
  };
}

/** Returns the numbers of unfinished work of a recruiter, which a colleague would take over. @throws Problem 403 for a member */
export async function workOf(db: Reader, actor: CompanyActor, accountId: number, asOf: Date) {
  assertAllowed(mayManage(actor));
  const scope = { company: actor.companyId };
  return await db
    .selectNoFrom([
      openJobCount(accountId, scope).as("open_jobs"),
      activeApplicantCount(accountId, scope).as("active_applicants"),
      openTaskCount(accountId, scope).as("open_tasks"),
      comingInterviewCount(accountId, scope, asOf).as("coming_interviews"),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the invites of the actor's company, newest first. @throws Problem 403 for a member */
export async function invitesOf(
  db: Reader,
  actor: CompanyActor,
  query: QueryOf<typeof inviteList>,
  asOf: Date,
): Promise<Invites> {
  assertAllowed(mayManage(actor));
  const { state } = query;
  const invites = inviteRows(db, actor)
    .$if(state === "revoked", (rows) => rows.where("i.revoked_at", "is not", null))
    .$if(state !== "revoked", (rows) => rows.where("i.revoked_at", "is", null))
    .$if(state === "open", (rows) => rows.where("i.accepted_at", "is", null))
    .$if(state === "accepted", (rows) => rows.where("i.accepted_at", "is not", null));
  const { total } = await invites
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await invites
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .limit(query.items)
    .offset((query.page - 1) * query.items)
    .execute();
  return {
    data: rows.map((row) => inviteOf(row, asOf)),
    meta: { page: query.page, items: query.items, total },
  };
}

/** Returns an invite of the actor's company, in the same form as the list of invites. */
export async function oneInvite(db: Reader, actor: CompanyActor, id: number, asOf: Date) {
  return inviteOf(await inviteRows(db, actor).where("i.id", "=", id).executeTakeFirstOrThrow(), asOf);
}

function inviteRows(db: Reader, actor: CompanyActor) {
  return db
    .selectFrom("member_invites as i")
    .innerJoin("accounts as a", "a.id", "i.invited_by")
    .select(["i.id", "i.email", "i.role_id", "i.sent_at", "i.expires_at", "i.accepted_at", "i.revoked_at"])
    .select("a.full_name as invited_by")
    .where("i.company_id", "=", actor.companyId);
}

type InviteRow = Awaited<ReturnType<ReturnType<typeof inviteRows>["execute"]>>[number];

function inviteOf(row: InviteRow, asOf: Date): Invites["data"][number] {
  const state = inviteState(row, asOf);
  const open = state === "pending" || state === "expired";
  const { email, role_id, invited_by, sent_at, expires_at, accepted_at } = row;
  return {
    id: String(row.id),
    type: "member_invite",
    attributes: {
      email,
      role_id,
      state,
      invited_by,
      sent_at,
      expires_at,
      accepted_at,
      can: { resend: open, revoke: open },
    },
  };
}
