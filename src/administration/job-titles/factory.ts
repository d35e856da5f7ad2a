import type { Reader, Tx } from "#kit/db.ts";
import { insertTitle } from "#platform/reference/commands/job-titles.ts";

let serial = 0;

/** Adds a title to the directory for tests. */
export async function makeTitle(
  db: Reader,
  given: Partial<{ name: string; name_vn: string; aliases: string[]; category_id: number }> = {},
) {
  const n = ++serial;
  const title = {
    name: given.name ?? `Lotus Keeper ${n}`,
    name_vn: given.name_vn ?? `Người chăm sen ${n}`,
    aliases: given.aliases ?? [],
    category_id: given.category_id ?? 93,
  };
  const id = await insertTitle(db as Tx, title, new Date("2026-03-02T02:00:00.000Z"));
  return { id, ...title };
}
