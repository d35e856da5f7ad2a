import type { Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import {
  editListRow,
  insertListRow,
  type ListValues,
  lockList,
  retireSkill,
} from "#platform/reference/commands/lists.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { type RowNames, rowNames } from "../queries/shared/names.ts";

/** The fields that the list of a kind has. */
export type ListInput = Pick<ListValues, "name" | "name_vn"> & Partial<ListValues>;

/**
 * Adds a row to a list.
 * @returns its id
 * @throws Problem 409 `list_exists`, `list_slug`, 422 `list_letters`, `list_category`
 */
export async function createListRow(
  tx: Tx,
  actor: AdminActor,
  { kind, input, asOf }: { kind: ListKind; input: ListInput; asOf: Date },
): Promise<number> {
  await lockList(tx, kind);
  const others = await rowNames(tx, actor, kind);
  await assertCategory(tx, kind, { id: null, category_id: input.category_id });
  const values = checkedValues(kind, input, others);
  return insertListRow(tx, kind, values, asOf);
}

/** Edits a row of a list. @throws Problem 404, 409 `list_changed`, and those of `createListRow` */
export async function updateListRow(
  tx: Tx,
  actor: AdminActor,
  call: { kind: ListKind; id: number; version: number; input: ListInput; asOf: Date },
): Promise<void> {
  const { kind, id, input, asOf } = call;
  const { others } = await lockRow(tx, actor, call);
  await assertCategory(tx, kind, { id, category_id: input.category_id });
  const values = checkedValues(kind, input, others);
  await editListRow(tx, kind, { id, values, asOf });
}

/** Retires a skill, or restores it. @throws Problem 404, 409 `list_changed`, `list_retired`, `list_active` */
export async function changeSkill(
  tx: Tx,
  actor: AdminActor,
  call: { id: number; version: number; retired: boolean; asOf: Date },
): Promise<void> {
  const { id, version, retired, asOf } = call;
  const { active } = (await lockRow(tx, actor, { kind: "skills", id, version })).row;
  if (active !== retired) throw conflict(retired ? "list_retired" : "list_active", { active });
  await retireSkill(tx, id, retired, asOf);
}

async function lockRow(
  tx: Tx,
  actor: AdminActor,
  { kind, id, version }: { kind: ListKind; id: number; version: number },
) {
  await lockList(tx, kind);
  const rows = await rowNames(tx, actor, kind);
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound();
  if (row.version !== version) throw conflict("list_changed", { version: row.version });
  return { row, others: rows.filter((each) => each !== row) };
}

/** Checks the names of a row against those of the other rows. */
function checkedValues(kind: ListKind, input: ListInput, others: readonly RowNames[]): ListValues {
  const { name, name_vn, aliases = [], category_id = null, type = 0, country = null } = input;
  for (const field of ["name", "name_vn"] as const)
    if (fold(input[field]) === "" || (kind !== "skills" && slugify(input[field]) === ""))
      throw invalid(`/${field}`, "list_letters");
  if (aliases.some((alias) => fold(alias) === "")) throw invalid("/aliases", "list_letters");
  const own = [name, name_vn, ...aliases].map(fold);
  for (const other of others) {
    const keys = [other.name, other.name_vn, ...other.aliases].map(fold);
    const taken = own.findIndex((key) => keys.includes(key));
    if (taken >= 0) throw refused("list_exists", taken, other);
    const slugs = [slugify(name) === other.slug, slugify(name_vn) === other.slug_vn];
    if (slugs.includes(true)) throw refused("list_slug", slugs.indexOf(true), other);
  }
  const names = new Set([fold(name), fold(name_vn)]);
  const ownAliases = aliases.filter((alias) => names.size < names.add(fold(alias)).size);
  return { name, name_vn, aliases: ownAliases, category_id, type, country };
}

/** Returns the refusal of a name that another row has. @param place of the name: English, Vietnamese, an alias */
function refused(code: string, place: number, { id, name }: RowNames): Problem {
  const pointer = ["/name", "/name_vn"][place] ?? "/aliases";
  return new Problem(409, { code, pointer, values: { name } }, { meta: { now: { id: String(id) } } });
}

/** A skill has any category, and a new category one that is not below another. */
async function assertCategory(
  tx: Tx,
  kind: ListKind,
  { id, category_id }: { id: number | null; category_id: number | null | undefined },
): Promise<void> {
  if (kind !== "skills" && !(kind === "categories" && id === null)) return;
  const category = await tx
    .selectFrom("categories")
    .select("id")
    .where("id", "=", category_id ?? 0)
    .$if(kind === "categories", (rows) => rows.where("parent_id", "is", null))
    .executeTakeFirst();
  if (!category) throw invalid("/category_id", "list_category");
}
