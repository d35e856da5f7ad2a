import { type SqlBool, sql } from "kysely";
import { activityView, actorName } from "#hiring/applications/queries/shared/activity.ts";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { hasMerged, inLog } from "#people/activities/queries/shared.ts";
import type { activityFeed } from "../contract.ts";

/** Returns the activities about applicants and people that the actor may see, the latest first, without views. */
export async function feedOf(
  db: Reader,
  actor: HiringActor,
  query: { before?: number | undefined; items: number },
): Promise<ReplyOf<typeof activityFeed>> {
  const { before, items } = query;
  const merged = await hasMerged(db, actor.scope);
  const ofWorkspace = (alias: string) => (merged ? inLog(alias, actor.scope) : inScope(alias, actor.scope));
  // Administrators see activities about all people of the workspace, members their own activities about them.
  const ownPerson = actor.isAdmin
    ? sql<SqlBool>`c.id IS NOT NULL`
    : sql<SqlBool>`(c.id IS NOT NULL AND e.actor_id = ${actor.accountId})`;
  const rows = await db
    .selectFrom("activities as e")
    .leftJoin("applicants as a", "a.id", "e.applicant_id")
    .leftJoin("jobs as j", "j.id", "a.job_id")
    .leftJoin("prospects as p", (join) =>
      join
        .on(sql<boolean>`p.candidate_id = (e.data ->> 'candidate')::bigint`)
        .on(inScope("p", actor.scope))
        .on("p.erased_at", "is", null),
    )
    .leftJoin("candidates as c", "c.id", "p.candidate_id")
    .leftJoin("accounts as u", "u.id", "e.actor_id")
    .select(["e.id", "e.kind", "e.at", "e.data", actorName.as("full_name")])
    .select(["a.id as applicant_id", "a.full_name as applicant", "j.id as job_id", "j.title as job"])
    .select(["c.id as person_id", "c.full_name as person"])
    .where(ofWorkspace("e"))
    .where((eb) => eb.or([eb.and([visibleApplicants(actor), eb("a.erased_at", "is", null)]), ownPerson]))
    .where("e.kind", "<>", "view")
    .$if(before !== undefined, (page) =>
      page.where(
        sql<boolean>`(e.at, e.id) < (SELECT l.at, l.id FROM activities l WHERE l.id = ${before} AND ${ofWorkspace("l")})`,
      ),
    )
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(items + 1)
    .execute();
  const page = rows.slice(0, items);
  return {
    data: page.map((row) => ({
      id: String(row.id),
      type: "activity",
      attributes: {
        ...activityView(row),
        applicant: refOf(row.applicant_id, row.applicant),
        job: refOf(row.job_id, row.job),
        person: refOf(row.person_id, row.person),
      },
    })),
    meta: { earlier: rows.length > items ? String(page.at(-1)?.id) : null },
  };
}

const refOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id: String(id), name };
