import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { invites } from "../contract.ts";
import { inviteLife } from "../lifecycle.ts";
import type { InviteStatus } from "../terms.ts";

type InvitesReply = ReplyOf<typeof invites>;

/** Returns a page of a candidate's invitations, the latest first. */
export async function invitesOf(
  db: Reader,
  actor: CandidateActor,
  { page, items }: QueryOf<typeof invites>,
): Promise<InvitesReply> {
  const rows = await rowsOf(db, actor)
    .orderBy("i.invited_at", "desc")
    .orderBy("i.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const { total } = await db
    .selectFrom("candidate_invites")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("candidate_id", "=", actor.candidateId)
    .executeTakeFirstOrThrow();
  return { data: rows.map(inviteOf), meta: { page, items, total } };
}

/** @throws Problem 404 for another candidate's invitation */
export async function inviteView(
  db: Reader,
  actor: CandidateActor,
  id: number,
): Promise<InvitesReply["data"][number]> {
  const row = await rowsOf(db, actor).where("i.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return inviteOf(row);
}

function rowsOf(db: Reader, { candidateId }: CandidateActor) {
  return db
    .selectFrom("candidate_invites as i")
    .innerJoin("jobs as j", "j.id", "i.job_id")
    .innerJoin("companies as c", "c.id", "i.company_id")
    .leftJoin("agencies as g", "g.id", "i.agency_id")
    .select([
      "i.id",
      "i.message",
      "i.status",
      "i.invited_at",
      "i.expires_at",
      "j.id as job_id",
      "j.title",
      "j.slug",
    ])
    .select([
      shownCompany.id.as("company_id"),
      shownCompany.name.as("company"),
      shownCompany.slug.as("company_slug"),
      "g.name as agency",
    ])
    .where("i.candidate_id", "=", candidateId);
}

function inviteOf(row: Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number]) {
  const status = row.status as InviteStatus;
  const { accept, decline } = inviteLife.can("candidate", status, {});
  return {
    id: String(row.id),
    type: "job_invite" as const,
    attributes: {
      job: {
        id: String(row.job_id),
        title: row.title,
        slug: row.slug,
        company: { id: String(row.company_id), name: row.company, slug: row.company_slug },
      },
      agency: row.agency === null ? null : { name: row.agency },
      message: row.message,
      status,
      invited_at: row.invited_at,
      expires_at: row.expires_at,
      can: { accept, decline },
    },
  };
}
