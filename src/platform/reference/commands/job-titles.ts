import { sql } from "kysely";
import { type Tx, transition } from "#kit/db.ts";
import { type TitleNames, titleKeys } from "../job-titles.ts";
import type { TitleState } from "../lifecycle.ts";

type Title = TitleNames & { category_id: number };

/** Locks the directory of job titles, so that two titles cannot take the same name. */
export async function lockTitles(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('job_titles', 0))`.execute(tx);
}

/** Inserts a title whose names are free. @returns its id */
export async function insertTitle(tx: Tx, title: Title, asOf: Date): Promise<number> {
  const { id } = await tx
    .insertInto("job_titles")
    .values({
      name: title.name,
      name_vn: title.name_vn,
      category_id: title.category_id,
      aliases: [...title.aliases],
      created_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertKeys(tx, id, title);
  return id;
}

/** Replaces the names and the category of a title. */
export async function editTitle(tx: Tx, id: number, title: Title): Promise<void> {
  await tx
    .updateTable("job_titles")
    .set((eb) => ({
      name: title.name,
      name_vn: title.name_vn,
      category_id: title.category_id,
      aliases: [...title.aliases],
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("job_title_keys").where("title_id", "=", id).execute();
  await insertKeys(tx, id, title);
}

/** Retires, merges or restores a title. @throws Problem 409 with `code` */
export async function moveTitle(
  tx: Tx,
  title: { id: number; state: TitleState; version: number },
  change: { to: TitleState; merged_into?: number; asOf: Date; code: string },
): Promise<void> {
  const { to, merged_into = null, asOf, code } = change;
  const set = { merged_into, ended_at: to === "active" ? null : asOf, version: title.version + 1 };
  await transition(
    tx,
    "job_titles",
    title.id,
    { from: { state: title.state }, to: { state: to }, set },
    { code, now: async () => title.state },
  );
}

async function insertKeys(tx: Tx, title_id: number, names: TitleNames): Promise<void> {
  await tx
    .insertInto("job_title_keys")
    .values(titleKeys(names).map((key) => ({ key, title_id })))
    .execute();
}
