import type { FactColumns, ProspectFields } from "#hiring/talent-pools/commands/add.ts";
import { addPerson } from "#hiring/talent-pools/contract.ts";
import { recordsWithContacts } from "#hiring/talent-pools/queries/shared/duplicates.ts";
import { prospectSources } from "#hiring/talent-pools/terms.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { loadAdReaders } from "#market/job-import/read-ad.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";
import { loadFactReader } from "./facts.ts";
import {
  type CheckedRow,
  checkEach,
  type ImportRow,
  listOf,
  markRepeated,
  phoneKey,
  schemaProblems,
} from "./row.ts";

const sources = new Map<string, string>(
  prospectSources.flatMap((key) => [key, en.sources[key], vi.sources[key]].map((name) => [fold(name), key])),
);

/** The fields of a candidate, and what agencies alone record; null in a company. */
export type CandidateFields = ProspectFields & { facts: FactColumns | null };

/** Checks rows of candidates; a person who already exists in the workspace is a problem. */
export async function checkCandidates(
  db: Reader,
  actor: HiringActor,
  rows: readonly ImportRow[],
): Promise<CheckedRow<CandidateFields>[]> {
  const { places } = await loadAdReaders(db);
  const readFacts = "agency" in actor.scope ? await loadFactReader(db, actor) : null;
  const checked = await checkEach(rows, (row): CheckedRow<CandidateFields> => {
    const { line, cells } = row;
    const { facts, problems } = readFacts?.(row) ?? { facts: null, problems: [] };
    const place = cells.location ? places(cells.location).locationIds[0] : null;
    if (cells.location && place === undefined)
      problems.push({ line, column: "location", code: "location_unknown" });
    const source = cells.source ? sources.get(fold(cells.source)) : "added";
    if (source === undefined) problems.push({ line, column: "source", code: "invalid" });
    const parsed = addPerson.body.safeParse({
      full_name: cells.full_name ?? "",
      email: cells.email ?? "",
      phone: cells.phone || null,

      job_title: cells.job_title || null,
      location_id: place ?? null,
      birth_year: cells.birth_year ?? "",
      skills: listOf(cells.skills),
      source: source ?? "added",
      agreed: true,
    });
    problems.push(...schemaProblems(line, parsed.error, (field) => field || "full_name"));
    const fields = problems.length === 0 && parsed.data ? { ...parsed.data, facts } : null;
    return { line, fields, problems };
  });
  markRepeated(checked, ({ email, phone }) => [
    ["email", email],
    ["phone", phoneKey(phone)],
  ]);
  const contacts = checked.flatMap(({ fields }) =>
    fields ? [{ email: fields.email, phone: phoneKey(fields.phone) }] : [],
  );
  const existing = await recordsWithContacts(db, actor, contacts);
  const byKey = new Map(
    existing.flatMap((record) =>
      [record.email, record.phone].flatMap((key) => (key ? [[key, record] as const] : [])),
    ),
  );
  for (const row of checked) {
    const same =
      row.fields && (byKey.get(row.fields.email ?? "") ?? byKey.get(phoneKey(row.fields.phone) ?? ""));
    if (same)
      row.problems.push({
        line: row.line,
        column: same.email === row.fields?.email ? "email" : "phone",
        code: "candidate_exists",
        values: { name: same.full_name },
      });
  }
  return checked;
}
