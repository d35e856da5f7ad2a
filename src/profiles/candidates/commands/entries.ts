import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { fold } from "#kit/fold.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import type { SectionName, Sections } from "../document.ts";
import { profileUpdated } from "../events.ts";
import type { StoredEntry } from "../queries/shared/profile.ts";
import { mostEntries } from "../terms.ts";
import { lockProfile, withoutNull } from "./profile.ts";

/** The body of a section's row. */
export interface EntryBody {
  translation?: Record<string, string | null> | undefined;
  version?: number | undefined;
  [field: string]: unknown;
}

/**
 * Adds a row at the end of its section.
 * @returns its id
 * @throws Problem 409 `section_limit`, 422 `duplicate_entry`
 */
export async function addEntry(
  tx: Tx,
  actor: CandidateActor,
  section: SectionName,
  body: EntryBody,
  asOf: Date,
): Promise<number> {
  await lockProfile(tx, actor, asOf);
  const rows = await rowsOf(tx, actor, section);
  const max = mostEntries[section];
  if (rows.length >= max) throw conflict("section_limit", rows.length, { max });
  const data = dataOf(section, body);
  assertNew(section, data, rows);
  const { id } = await tx
    .insertInto("candidate_entries")
    .values({
      account_id: actor.accountId,
      section,
      rank: (rows.at(-1)?.rank ?? 0) + 1,
      data: JSON.stringify(data),
      translation: JSON.stringify(withoutNull(body.translation ?? {})),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await emit(tx, profileUpdated, { actor, asOf });
  return id;
}

/**
 * Replaces a row; without `translation` the other language stays as it is.
 * @throws Problem 404, 409 `profile_edited` with the present row, 422 `duplicate_entry`
 */
export async function editEntry(
  tx: Tx,
  actor: CandidateActor,
  section: SectionName,
  id: number,
  body: EntryBody,
  asOf: Date,
): Promise<void> {
  await lockProfile(tx, actor, asOf);
  const rows = await rowsOf(tx, actor, section);
  const row = rows.find((entry) => entry.id === id);
  if (!row) throw notFound();
  if (body.version !== undefined && body.version !== row.version) {
    const { data, translation, version } = row;
    throw conflict("profile_edited", { ...data, translation, version });
  }
  const data = dataOf(section, body);
  assertNew(
    section,
    data,
    rows.filter((entry) => entry !== row),
  );
  await tx
    .updateTable("candidate_entries")
    .set({
      data: JSON.stringify(data),
      version: row.version + 1,
      ...(body.translation && {
        translation: JSON.stringify(withoutNull({ ...row.translation, ...body.translation })),
      }),
    })
    .where("id", "=", id)
    .execute();
  await emit(tx, profileUpdated, { actor, asOf });
}

/** @throws Problem 404 */
export async function removeEntry(
  tx: Tx,
  actor: CandidateActor,
  section: SectionName,
  id: number,
): Promise<void> {
  const gone = await tx
    .deleteFrom("candidate_entries")
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .where("section", "=", section)
    .returning("id")
    .executeTakeFirst();
  if (!gone) throw notFound();
}

/** @throws Problem 409 `profile_edited` when the section's rows have changed */
export async function orderEntries(
  tx: Tx,
  actor: CandidateActor,
  section: SectionName,
  ids: readonly number[],
  asOf: Date,
): Promise<void> {
  await lockProfile(tx, actor, asOf);
  const now = (await rowsOf(tx, actor, section)).map(({ id }) => id);
  if (ids.length !== now.length || new Set(ids).size !== now.length || !ids.every((id) => now.includes(id)))
    throw conflict("profile_edited", { ids: now });
  for (const [index, id] of ids.entries())
    await tx
      .updateTable("candidate_entries")
      .set({ rank: index + 1 })
      .where("id", "=", id)
      .where("account_id", "=", actor.accountId)
      .execute();
}

async function rowsOf(tx: Tx, { accountId }: CandidateActor, section: SectionName) {
  return (await tx
    .selectFrom("candidate_entries")
    .select(["id", "section", "rank", "data", "translation", "version"])
    .where("account_id", "=", accountId)
    .where("section", "=", section)
    .orderBy("rank")
    .orderBy("id")
    .execute()) as unknown as (StoredEntry & { rank: number })[];
}

/** Returns the stored form of a row: a current job has no end, and phone numbers are international. */
function dataOf(section: SectionName, body: EntryBody): Sections[SectionName][number] {
  const { translation: _, version: __, ...data } = body;
  if (section === "work_experiences" && data.currently_working) data.to = null;
  if (section === "referencers") data.phone = parsePhone(data.phone as string | null) ?? null;
  return data as never;
}

/** The field that must be unique within a section; errors point to it. */
const uniqueBy: Partial<Record<SectionName, string>> = {
  skills: "name",
  languages: "language",
  work_references: "link",
};

/** Returns the value that identifies duplicates; null when a section may have equal rows. */
export function identityOf(section: SectionName, data: Sections[SectionName][number]): string | null {
  const field = uniqueBy[section];
  if (!field) return null;
  const value = fold(String((data as unknown as Record<string, unknown>)[field]));
  // Links are compared without protocol, `www.` and trailing slash.
  return section === "work_references" ? value.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "") : value;
}

function assertNew(
  section: SectionName,
  data: Sections[SectionName][number],
  others: readonly StoredEntry[],
): void {
  const identity = identityOf(section, data);
  if (identity !== null && others.some((other) => identityOf(section, other.data) === identity))
    throw invalid(
      `/${uniqueBy[section]}`,
      section === "work_references" ? "duplicate_link" : "duplicate_entry",
    );
}
