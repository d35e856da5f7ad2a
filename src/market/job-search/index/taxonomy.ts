import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { JobQuery } from "../job-index.ts";
import { readKeywordsWith } from "../text/lists.ts";

/** The containment of locations and of categories. */
export interface Taxonomy {
  /** Ids that a filter by location matches: a current province includes the units that were merged into it. */
  members: Map<number, number[]>;
  /** The inverse of `locations`: by location, the locations whose filters match its jobs. */
  containing: number[][];
  /** Sub-categories of a top-level category. */
  subs: Map<number, number[]>;
  /** For each category, its own id and the id of its top-level category. */
  categoriesOf: number[][];
  parentOf: Map<number, number>;
  mergedInto: Map<number, number>;
  /** The rows that replace those that an administrator merged. */
  replacedBy: { locations: Map<number, number>; categories: Map<number, number> };
}

/** Milliseconds after which a process reads the lists again: changes appear within two seconds. */
export const taxonomyFresh = () => 1000;

/** The state of the lists that keywords are read with. */
let known = "";

/** Returns the containment, and reads the keywords of this process with the present places and skills from now on. */
export async function readLists(db: Reader): Promise<Taxonomy> {
  const { rows } = await sql<{ state: string }>`
    SELECT (SELECT concat_ws(' ', count(*), sum(version), max(edited_at), count(replaced_by)) FROM locations) || '/' ||
      (SELECT concat_ws(' ', count(*), sum(version), max(edited_at), count(replaced_by)) FROM skills) AS state`.execute(
    db,
  );
  const { state } = rows[0]!;
  if (state !== known) {
    readKeywordsWith({
      locations: await db
        .selectFrom("locations")
        .select(["id", "kind", "state", "state_vn", "aliases", "merged_into"])
        .where("replaced_by", "is", null)
        .orderBy("id")
        .execute(),
      skills: await db
        .selectFrom("skills")
        .select(["name", "name_vn", "aliases"])
        .where("replaced_by", "is", null)
        .orderBy("id")
        .execute(),
    });
    known = state;
  }
  return readTaxonomy(db);
}

/** Reads the two small lists. */
export async function readTaxonomy(db: Reader): Promise<Taxonomy> {
  const [locations, categories] = await Promise.all([
    db.selectFrom("locations").select(["id", "members", "merged_into", "replaced_by"]).execute(),
    db.selectFrom("categories").select(["id", "parent_id", "replaced_by"]).execute(),
  ]);
  const members = new Map(locations.map(({ id, members }) => [id, members.length > 0 ? members : [id]]));
  const containing: number[][] = [];
  for (const [location, ids] of members)
    for (const id of ids) containing[id] = [...(containing[id] ?? []), location];
  const subs = new Map<number, number[]>();
  const categoriesOf: number[][] = [];
  for (const { id, parent_id } of categories) {
    categoriesOf[id] = parent_id === null ? [id] : [id, parent_id];
    if (parent_id !== null) subs.set(parent_id, [...(subs.get(parent_id) ?? []), id]);
  }
  return {
    members,
    containing,
    subs,
    categoriesOf,
    parentOf: new Map(
      categories.flatMap(({ id, parent_id }) => (parent_id === null ? [] : [[id, parent_id]])),
    ),
    mergedInto: new Map(
      locations.flatMap(({ id, merged_into }) => (merged_into === null ? [] : [[id, merged_into]])),
    ),
    replacedBy: { locations: replacing(locations), categories: replacing(categories) },
  };
}

const replacing = (rows: readonly { id: number; replaced_by: number | null }[]) =>
  new Map(rows.flatMap(({ id, replaced_by }) => (replaced_by === null ? [] : [[id, replaced_by] as const])));

/** Returns a query with the ids of present rows: links and programs may have those of merged ones. */
export function presentQuery(query: JobQuery, { replacedBy }: Taxonomy): JobQuery {
  const present = (ids: JobQuery["locationIds"], by: ReadonlyMap<number, number>) =>
    ids?.map((id) => by.get(id) ?? id);
  return {
    ...query,
    locationIds: present(query.locationIds, replacedBy.locations),
    categoryIds: present(query.categoryIds, replacedBy.categories),
  };
}
