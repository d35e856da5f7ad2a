import { type SqlBool, sql } from "kysely";
import { type Outcome, shownOutcome } from "#hiring/applications/lifecycle.ts";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { totalOf } from "#kit/total.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { stageKindOf } from "#people/companies/pipeline.ts";
import type { people } from "../contract.ts";
import { onePerson, recordsOf, visibleRecords } from "./shared/records.ts";

type PeopleReply = ReplyOf<typeof people>;
type PersonReply = PeopleReply["data"][number];

/** Returns a page of the people whom the actor can see, those with the newest record first. */
export async function peopleOf(
  db: Reader,
  actor: HiringActor,
  { page, items, keyword, skill, pool_id, added, ids }: QueryOf<typeof people>,
): Promise<PeopleReply> {
  const wanted = [
    skill ? sql<SqlBool>`k.skill_keys @> ARRAY[${fold(skill)}]` : null,
    pool_id
      ? sql<SqlBool>`EXISTS (SELECT FROM talent_pool_members pm JOIN talent_pools tp ON tp.id = pm.pool_id
          WHERE pm.pool_id = ${pool_id} AND ${inScope("tp", actor.scope)} AND pm.candidate_id IN (k.id, k.person))`
      : null,
    ids ? sql<SqlBool>`k.person = ANY (${ids}::bigint[])` : null,
    added === "true" ? sql<SqlBool>`k.added` : null,
  ].filter((each) => each !== null);
  const from = sql`FROM (${visibleRecords(actor, keyword)}) k
    WHERE ${wanted.length > 0 ? sql.join(wanted, sql` AND `) : sql`true`}`;
  const { rows } = await sql<{ person: number; total: number }>`
    SELECT k.person, count(*) OVER ()::int AS total ${from} GROUP BY k.person ORDER BY max(k.at) DESC, k.person DESC
    LIMIT ${items} OFFSET ${(page - 1) * items}`.execute(db);
  const data = await shownPeople(
    db,
    actor,
    rows.map(({ person }) => person),
  );
  const total = await totalOf(rows, page, () =>
    sql<{ total: number }>`SELECT count(DISTINCT k.person)::int AS total ${from}`.execute(db),
  );
  return { data, meta: { page, items, total } };
}

/** Returns people as lists show them, in the order of the ids; leaves out those whom the actor cannot see. */
export async function shownPeople(
  db: Reader,
  actor: HiringActor,
  ids: readonly number[],
): Promise<PersonReply[]> {
  if (ids.length === 0) return [];
  const records = await recordsOf(db, actor, ids);
  const all = [...records.values()].flat();
  const candidates = [...new Set([...all.map(({ id }) => id), ...ids])];
  const applied = Map.groupBy(
    await applicationsOf(db, actor, candidates),
    ({ candidate_id }) => candidate_id,
  );
  const pools = Map.groupBy(await poolsOf(db, actor, candidates), ({ candidate_id }) => candidate_id);
  return ids.flatMap((id) => {
    const own = records.get(id);
    if (!own) return [];
    const of = [...new Set([id, ...own.map((each) => each.id)])];
    return [
      {
        id: String(id),
        type: "candidate" as const,
        attributes: {
          ...onePerson(own),
          pools: uniquePools(of.flatMap((each) => pools.get(each) ?? [])),
          applications: of
            .flatMap((each) => applied.get(each) ?? [])
            .toSorted((a, b) => b.applied_at.getTime() - a.applied_at.getTime())
            .map((row) => ({
              id: String(row.id),
              job: { id: String(row.job_id), title: row.title },
              tags: row.tags,
              stage: { kind: stageKindOf[row.kind] ?? "applied", name: row.name, name_vn: row.name_vn },
              outcome: shownOutcome(row.outcome as Outcome, row.reason_id),
              at: row.applied_at,
            })),
        },
      },
    ];
  });
}

function uniquePools(rows: readonly { id: number; name: string }[]) {
  return [...new Map(rows.map(({ id, name }) => [id, { id: String(id), name }])).values()];
}

function applicationsOf(db: Reader, actor: HiringActor, candidates: readonly number[]) {
  return (
    db
      .selectFrom("applicants as a")
      .innerJoin("jobs as j", "j.id", "a.job_id")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .leftJoin("applicant_rejections as r", (join) =>
        join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
      )
      .select(["a.id", "a.candidate_id", "a.job_id", "a.outcome", "a.applied_at", "a.tags", "r.reason_id"])
      .select(["j.title", "s.kind", "s.name", "s.name_vn"])
      .where("a.candidate_id", "in", [...candidates])
      .where(visibleApplicants(actor))
      .where("a.erased_at", "is", null)
      // Under blind review, the list must not show whose application it is (decision 078).
      .where("a.identity_hidden", "=", false)
      .execute()
  );
}

function poolsOf(db: Reader, { scope }: HiringActor, candidates: readonly number[]) {
  return db
    .selectFrom("talent_pool_members as m")
    .innerJoin("talent_pools as t", "t.id", "m.pool_id")
    .select(["m.candidate_id", "t.id", "t.name"])
    .where("m.candidate_id", "in", [...candidates])
    .where(inScope("t", scope))
    .orderBy("t.name")
    .execute();
}
