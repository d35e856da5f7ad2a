import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import type * as contract from "../contract.ts";
import { mayManage } from "../policy.ts";
import { invitesOf, type TeamActor } from "../team.ts";
import { inviteState } from "../terms.ts";

type Invites = ReplyOf<typeof contract.inviteList>;

/** Returns the invites of the actor's team, newest first. @throws Problem 403 for a member */
export async function inviteList(
  db: Reader,
  actor: TeamActor,
  query: QueryOf<typeof contract.inviteList>,
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

/** Returns an invite of the actor's team, in the same form as the list of invites. @throws Problem 404 */
export async function oneInvite(db: Reader, actor: TeamActor, id: number, asOf: Date) {
  const row = await inviteRows(db, actor).where("i.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return inviteOf(row, asOf);
}

function inviteRows(db: Reader, { scope }: TeamActor) {
  return db
    .selectFrom("member_invites as i")
    .innerJoin("accounts as a", "a.id", "i.invited_by")
    .select(["i.id", "i.email", "i.role_id", "i.sent_at", "i.expires_at", "i.accepted_at", "i.revoked_at"])
    .select("a.full_name as invited_by")
    .where(invitesOf("i", scope));
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
