import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import * as contract from "./contract.ts";

const stateOf = (row: { retired_at: Date | null; replaced_by: number | null }) => ({
  active: row.retired_at === null,
  replaced_by: row.replaced_by,
});

/** Returns two levels, the top categories and their sub-categories, in the administrators' order, with retired and merged ones. */
export async function categoryTree(db: Reader): Promise<ReplyOf<typeof contract.categories>> {
  const rows = await db.selectFrom("categories").selectAll().orderBy("position").execute();
  const subsOf = Map.groupBy(
    rows.filter((row) => row.parent_id !== null),
    (row) => row.parent_id,
  );
  const named = ({ name, name_vn, slug, slug_vn, former_names, ...row }: (typeof rows)[number]) =>
    Object.assign(stateOf(row), { name, name_vn, slug, slug_vn, former_names });
  return {
    data: rows
      .filter((row) => row.parent_id === null)
      .map((row) => ({
        id: String(row.id),
        type: "job_category" as const,
        attributes: {
          ...named(row),
          icon: row.icon,
          subs: {
            data: (subsOf.get(row.id) ?? []).map((sub) => ({
              id: String(sub.id),
              type: "sub_category" as const,
              attributes: named(sub),
            })),
          },
        },
      })),
  };
}

export async function locationList(db: Reader): Promise<ReplyOf<typeof contract.locations>> {
  const rows = await db.selectFrom("locations").selectAll().orderBy("id").execute();
  return {
    data: rows.map(({ id, ...row }) => ({
      id: String(id),
      type: "location" as const,
      attributes: Object.assign(row, stateOf(row)),
    })),
  };
}

export async function industryList(db: Reader): Promise<ReplyOf<typeof contract.industries>> {
  const rows = await db.selectFrom("industries").selectAll().orderBy("position").execute();
  return {
    data: rows.map(({ id, ...row }) => ({
      id: String(id),
      type: "industry" as const,
      attributes: Object.assign(row, stateOf(row)),
    })),
  };
}

/** Returns the skills. Names of merged ones are aliases of others. */
export async function skillList(db: Reader): Promise<ReplyOf<typeof contract.skills>> {
  const rows = await db
    .selectFrom("skills")
    .selectAll()
    .where("replaced_by", "is", null)
    .orderBy("id")
    .execute();
  return {
    data: rows.map(({ id, retired_at, ...rest }) => ({
      id: String(id),
      type: "skill" as const,
      attributes: Object.assign(rest, { active: retired_at === null }),
    })),
  };
}

/** Returns the titles that forms suggest. */
export async function titleList(db: Reader): Promise<ReplyOf<typeof contract.jobTitles>> {
  const rows = await db
    .selectFrom("job_titles")
    .select(["id", "name", "name_vn", "category_id"])
    .where("state", "=", "active")
    .orderBy("name")
    .orderBy("id")
    .limit(contract.suggestedTitles)
    .execute();
  return {
    data: rows.map(({ id, ...attributes }) => ({ id: String(id), type: "job_title" as const, attributes })),
  };
}
