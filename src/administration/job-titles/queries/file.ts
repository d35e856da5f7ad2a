import { csvText } from "#kit/csv.ts";
import type { Reader } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { aliasSeparator, fileColumns } from "../terms.ts";

/** Returns the whole directory as CSV, active titles first. */
export async function titleFile(db: Reader, _actor: AdminActor): Promise<string> {
  const rows = await db
    .selectFrom("job_titles as t")
    .innerJoin("categories as c", "c.id", "t.category_id")
    .select(["t.id", "t.name", "t.name_vn", "t.aliases", "t.state", "c.name as category"])
    .orderBy("t.state")
    .orderBy("t.name")
    .orderBy("t.id")
    .execute();
  return csvText(
    fileColumns,
    rows.map(({ id, name, name_vn, category, aliases, state }) => [
      ...[id, name, name_vn, category],
      ...[aliases.join(aliasSeparator), state],
    ]),
  );
}
