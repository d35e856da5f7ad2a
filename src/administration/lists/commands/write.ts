import type { Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import {
  editListRow,
  insertListRow,
  type ListValues,
  lockList,
  retireListRow,
} from "#platform/reference/commands/lists.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { type ListRowNames, rowNames } from "../queries/shared/names.ts";
import { undoMerge } from "./undo.ts";

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

/** Edits a row of a list. @throws Problem 404, 409 `list_changed`, `list_merged`, and those of `createListRow` */
export async function updateListRow(
  tx: Tx,
  actor: AdminActor,
  call: { kind: ListKind; id: number; version: number; input: ListInput; asOf: Date },
): Promise<void> {
  const { kind, id, input, asOf } = call;
  const { row, others } = await lockRow(tx, actor, call);
  if (row.state === "merged") throw conflict("list_merged", "merged");
  await assertCategory(tx, kind, { id, category_id: input.category_id });
  const values = checkedValues(kind, input, others);
  await editListRow(tx, kind, { id, values, asOf });
}

/**
 * Retires a row: forms and filters no longer offer it, and rows that have it keep it.
 * @throws Problem 404, 409 `list_changed`, `list_retired`, `list_merged`, `list_fixed`, `list_subs`
 */
export async function retireRow(
  tx: Tx,
  actor: AdminActor,
  call: { kind: ListKind; id: number; version: number; asOf: Date },
): Promise<void> {
  const { kind, id, asOf } = call;
  const { row, others } = await lockRow(tx, actor, call);
  if (row.state !== "active") throw conflict(`list_${row.state}`, row.state);
  if (row.fixed) throw conflict("list_fixed", row.state);
  if (others.some(({ parent_id, state }) => parent_id === id && state === "active"))
    throw conflict("list_subs", row.state);
  await retireListRow(tx, kind, { id, retired: true, asOf });
}

/**
 * Restores a retired row.
 * @throws Problem 404, 409 `list_changed`, `list_active`, `list_parent_retired`
 */
export async function restoreRow(
  tx: Tx,
  actor: AdminActor,
  call: { kind: ListKind; id: number; version: number; asOf: Date },
): Promise<void> {
  const { kind, id, asOf } = call;
  const { row, others } = await lockRow(tx, actor, call);
  if (row.state === "merged") return undoMerge(tx, actor, { kind, row, others, asOf });
  if (row.state === "active") throw conflict("list_active", row.state);
  const parent = others.find((other) => other.id === row.parent_id);
  if (parent && parent.state !== "active") throw conflict("list_parent_retired", row.state);
  await retireListRow(tx, kind, { id, retired: false, asOf });
}

/** Locks a list, and checks that a row has the version that the administrator has read. */
export async function lockRow(
  tx: Tx,
  actor: AdminActor,
  { kind, id, version }: { kind: ListKind; id: number; version: number },
): Promise<{ row: ListRowNames; others: ListRowNames[] }> {
  await lockList(tx, kind);
  const rows = await rowNames(tx, actor, kind);
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound();
  if (row.version !== version) throw conflict("list_changed", { version: row.version });
  return { row, others: rows.filter((each) => each !== row) };
}

/** Checks the names of a row against those of the other rows. */
function checkedValues(kind: ListKind, input: ListInput, others: readonly ListRowNames[]): ListValues {
  const { name, name_vn, aliases = [], category_id = null, type = 0, country = null } = input;
  for (const field of ["name", "name_vn"] as const)
    if (fold(input[field]) === "" || (kind !== "skills" && slugify(input[field]) === ""))
      throw invalid(`/${field}`, "list_letters");
  if (aliases.some((alias) => fold(alias) === "")) throw invalid("/aliases", "list_letters");
  const own = [name, name_vn, ...aliases].map(fold);
  // The names of a merged row are aliases of the one that replaces it.
  for (const other of others.filter(({ state }) => state !== "merged")) {
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
function refused(code: string, place: number, { id, name }: ListRowNames): Problem {
  const pointer = ["/name", "/name_vn"][place] ?? "/aliases";
  return new Problem(409, { code, pointer, values: { name } }, { meta: { now: { id: String(id) } } });
}

/** A skill has any category that is not merged, and a new category none, or one that is not below another. */
async function assertCategory(
  tx: Tx,
  kind: ListKind,
  { id, category_id }: { id: number | null; category_id: number | null | undefined },
): Promise<void> {
  if (kind !== "skills" && !(kind === "categories" && id === null)) return;
  if (kind === "categories" && category_id == null) return;
  const category = await tx
    .selectFrom("categories")
    .select("id")
    .where("id", "=", category_id ?? 0)
    .where("replaced_by", "is", null)
    .$if(kind === "categories", (rows) => rows.where("parent_id", "is", null).where("retired_at", "is", null))
    .executeTakeFirst();
  if (!category) throw invalid("/category_id", "list_category");
}
