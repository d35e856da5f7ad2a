import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { editTitle, insertTitle, lockTitles, moveTitle } from "#platform/reference/commands/job-titles.ts";
import { ownAliases, type TitleNames, titleKeys } from "#platform/reference/job-titles.ts";
import { type TitleState, titleLife } from "#platform/reference/lifecycle.ts";
import { isRecent } from "../undo.ts";

export type TitleInput = TitleNames & { category_id: number };
type Call = { id: number; version: number; asOf: Date };

/**
 * Adds a title.
 * @returns its id
 * @throws Problem 409 `title_exists`, 422 `title_letters`, `title_category`
 */
export async function createTitle(
  tx: Tx,
  _actor: AdminActor,
  { asOf, ...input }: TitleInput & { asOf: Date },
): Promise<number> {
  await lockTitles(tx);
  return insertTitle(tx, await checkedTitle(tx, input, null), asOf);
}

/** Edits an active title. @throws Problem 404, 409 `title_exists`, `title_changed`, `title_not_active`, 422 like `createTitle` */
export async function updateTitle(
  tx: Tx,
  actor: AdminActor,
  { id, version, asOf, ...input }: TitleInput & Call,
): Promise<void> {
  const { state } = await lockTitle(tx, actor, { id, version });
  titleLife.check("edit", "administrator", state, { isRecent: false });
  await editTitle(tx, id, await checkedTitle(tx, input, id));
}

/** Retires a title. @throws Problem 404, 409 `title_changed`, `title_not_active` */
export async function retireTitle(tx: Tx, actor: AdminActor, call: Call): Promise<void> {
  const title = await lockTitle(tx, actor, call);
  titleLife.check("retire", "administrator", title.state, { isRecent: false });
  await moveTitle(tx, title, { to: "retired", asOf: call.asOf, code: titleLife.refusalOf("retire") });
}

/** Merges a title into another active one. @throws Problem 404, 409 `title_changed`, `title_not_active`, 422 `title_itself`, `title_target` */
export async function mergeTitle(
  tx: Tx,
  actor: AdminActor,
  { into_id, ...call }: Call & { into_id: number },
): Promise<void> {
  const title = await lockTitle(tx, actor, call);
  titleLife.check("merge", "administrator", title.state, { isRecent: false });
  if (into_id === title.id) throw invalid("/into_id", "title_itself");
  const target = await tx
    .selectFrom("job_titles")
    .select("state")
    .where("id", "=", into_id)
    .executeTakeFirst();
  if (target?.state !== "active") throw invalid("/into_id", "title_target");
  const code = titleLife.refusalOf("merge");
  await moveTitle(tx, title, { to: "merged", merged_into: into_id, asOf: call.asOf, code });
}

/** Restores a retired title, or undoes a merge of the last days. @throws Problem 404, 409 `title_changed`, `title_active`, `title_undo_over` */
export async function restoreTitle(tx: Tx, actor: AdminActor, call: Call): Promise<void> {
  const title = await lockTitle(tx, actor, call);
  if (title.state === "active") throw conflict("title_active", title.state);
  const facts = { isRecent: isRecent(title.ended_at, call.asOf) };
  titleLife.check("restore", "administrator", title.state, facts);
  await moveTitle(tx, title, { to: "active", asOf: call.asOf, code: titleLife.refusalOf("restore") });
}

async function lockTitle(tx: Tx, _actor: AdminActor, { id, version }: { id: number; version: number }) {
  await lockTitles(tx);
  const title = await tx
    .selectFrom("job_titles")
    .select(["id", "state", "version", "ended_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!title) throw notFound();
  if (title.version !== version) throw conflict("title_changed", { version: title.version });
  return { id, version, state: title.state as TitleState, ended_at: title.ended_at };
}

/** Checks the names and the category of a title while the directory is locked. @param id the edited title */
async function checkedTitle(tx: Tx, input: TitleInput, id: number | null): Promise<TitleInput> {
  const empty = (["name", "name_vn"] as const).find((field) => fold(input[field]) === "");
  if (empty) throw invalid(`/${empty}`, "title_letters");
  if (input.aliases.some((alias) => fold(alias) === "")) throw invalid("/aliases", "title_letters");
  const category = await tx
    .selectFrom("categories")
    .select("id")
    .where("id", "=", input.category_id)
    .executeTakeFirst();
  if (!category) throw invalid("/category_id", "title_category");
  const taken = await tx
    .selectFrom("job_title_keys as k")
    .innerJoin("job_titles as t", "t.id", "k.title_id")
    .select(["k.key", "t.id", "t.name"])
    .where("k.key", "in", titleKeys(input))
    .$if(id !== null, (rows) => rows.where("t.id", "<>", id as number))
    .orderBy("t.id")
    .executeTakeFirst();
  if (taken) {
    const pointer = { [fold(input.name)]: "/name", [fold(input.name_vn)]: "/name_vn" }[taken.key];
    const error = { code: "title_exists", pointer: pointer ?? "/aliases", values: { title: taken.name } };
    throw new Problem(409, error, { meta: { now: { id: String(taken.id) } } });
  }
  const { name, name_vn, category_id } = input;
  return { name, name_vn, category_id, aliases: ownAliases(input) };
}
