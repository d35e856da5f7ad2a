import type { Tx } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";

/** The version of a row, with the person and time of its last edit. */
interface Edited {
  version: number;
  edited_by: number | null;
  edited_at: Date | null;
}

/**
 * Refuses an edit of another version than the stored one; an edit without a version is not compared.
 * @param differing names the sent fields whose stored value differs
 * @throws Problem 409 `code` with the name of the last editor; `meta.now` has version, by, at and fields
 */
export async function assertVersion(
  tx: Tx,
  code: string,
  sent: number | undefined,
  row: Edited,
  differing: () => string[],
): Promise<void> {
  const { version, edited_by, edited_at: at } = row;
  if (sent === undefined || sent === version) return;
  const editor = await tx
    .selectFrom("accounts")
    .select("full_name")
    .where("id", "=", edited_by)
    .executeTakeFirst();
  const by = editor?.full_name ?? "–";
  const now = { version, by, at, fields: differing() };
  throw new Problem(409, { code, values: { name: by } }, { meta: { now } });
}

/** Returns the names of sent fields whose stored value differs. */
export function namesOfDiffering<Sent extends object>(
  sent: Sent,
  stored: { [Name in keyof Sent]?: unknown },
): string[] {
  return Object.entries(sent)
    .filter(
      ([name, value]) =>
        value !== undefined &&
        JSON.stringify(value ?? null) !== JSON.stringify(stored[name as keyof Sent] ?? null),
    )
    .map(([name]) => name);
}
