import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { type TitleState, titleLife, titleStates } from "#platform/reference/lifecycle.ts";
import type { titleList } from "../contract.ts";
import { isRecent, undoUntil } from "../undo.ts";

type Titles = ReplyOf<typeof titleList>;
type Query = QueryOf<typeof titleList>;

/** Returns the directory by name. */
export async function titlesOf(db: Reader, _actor: AdminActor, query: Query, asOf: Date): Promise<Titles> {
  const { tab } = query;
  const filtered = matching(db, query);
  const inTab = filtered.$if(tab !== "all", (rows) => rows.where("t.state", "=", tab));
  const rows = await withFacts(inTab)
    .orderBy("t.name")
    .orderBy("t.id")
    .limit(query.items)
    .offset((query.page - 1) * query.items)
    .execute();
  const counted = await filtered
    .select(["t.state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("t.state")
    .execute();
  const countOf = (state: string) => counted.find((row) => row.state === state)?.count ?? 0;
  const [active, retired, merged] = titleStates.map(countOf) as [number, number, number];
  const counts = { active, retired, merged, all: active + retired + merged };
  return {
    data: rows.map((row) => titleOf(row, asOf)),
    meta: { page: query.page, items: query.items, total: counts[tab], counts },
  };
}

/** Returns a title. @throws Problem 404 */
export async function oneTitle(
  db: Reader,
  _actor: AdminActor,
  id: number,
  asOf: Date,
): Promise<Titles["data"][number]> {
  const row = await withFacts(db.selectFrom("job_titles as t").where("t.id", "=", id)).executeTakeFirst();
  if (!row) throw notFound();
  return titleOf(row, asOf);
}

/** Profiles and jobs with a folded name; both columns have an index. */
const usersOf = (key: ReturnType<typeof sql.ref>) => sql<number>`(SELECT count(*) FROM candidate_profiles p
  WHERE p.title_key = ${key}) + (SELECT count(*) FROM jobs j WHERE folded(j.title) = ${key})`;

function matching(db: Reader, { search, category_id, unused, untranslated }: Query) {
  const part = fold(search ?? "").replace(/[\\%_]/g, "\\$&");
  const keys = sql.ref("k.key");
  return db
    .selectFrom("job_titles as t")
    .$if(part !== "", (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom("job_title_keys as k")
            .select("k.key")
            .whereRef("k.title_id", "=", "t.id")
            .where("k.key", "like", `%${part}%`),
        ),
      ),
    )
    .$if(category_id !== undefined, (rows) => rows.where("t.category_id", "=", category_id as number))
    .$if(untranslated, (rows) => rows.whereRef("t.name", "=", "t.name_vn"))
    .$if(unused, (rows) =>
      rows.where(
        sql<SqlBool>`NOT EXISTS (SELECT FROM job_title_keys k WHERE k.title_id = t.id AND ${usersOf(keys)} > 0)`,
      ),
    );
}

function withFacts(rows: ReturnType<typeof matching>) {
  const users = sql<number>`(SELECT coalesce(sum(${usersOf(sql.ref("k.key"))}), 0)::int FROM job_title_keys k WHERE k.title_id = t.id)`;
  return rows
    .innerJoin("categories as c", "c.id", "t.category_id")
    .leftJoin("job_titles as m", "m.id", "t.merged_into")
    .select(["t.id", "t.name", "t.name_vn", "t.aliases", "t.state", "t.ended_at", "t.version"])
    .select(["c.id as category_id", "c.name as category", "c.name_vn as category_vn"])
    .select(["m.id as target_id", "m.name as target", "m.name_vn as target_vn"])
    .select(users.as("used_by"));
}

function titleOf(
  row: Awaited<ReturnType<ReturnType<typeof withFacts>["execute"]>>[number],
  asOf: Date,
): Titles["data"][number] {
  const state = row.state as TitleState;
  const { target_id, target, target_vn } = row;
  return {
    id: String(row.id),
    type: "job_title",
    attributes: {
      name: row.name,
      name_vn: row.name_vn,
      category: { id: String(row.category_id), name: row.category, name_vn: row.category_vn },
      aliases: row.aliases,
      state,
      merged_into:
        target_id === null ? null : { id: String(target_id), name: target ?? "", name_vn: target_vn ?? "" },
      ended_at: row.ended_at,
      undo_until: state === "merged" && row.ended_at ? undoUntil(row.ended_at) : null,
      used_by: row.used_by,
      version: row.version,
      can: titleLife.can("administrator", state, { isRecent: isRecent(row.ended_at, asOf) }),
    },
  };
}
