import type { Reader, Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { type ImportedClient, importClients, lockClientsOf } from "#people/clients/commands/import.ts";
import { createClient } from "#people/clients/contract.ts";
import { addContact } from "#people/clients/contract-parts.ts";
import { labels as en } from "#people/clients/messages.en.ts";
import { labels as vi } from "#people/clients/messages.vi.ts";
import { clientsLike } from "#people/clients/queries/shared/like.ts";
import { potentials, sources } from "#people/clients/terms.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import { countryOf } from "./countries.ts";
import { loadMemberReader } from "./members.ts";
import {
  type CheckedRow,
  checkEach,
  type ImportRow,
  markRepeated,
  type RowProblem,
  schemaProblems,
} from "./row.ts";

type Term = { id: number; key: string };

/** Returns the ids of terms by their names in both languages. */
const idsOf = <T extends Term>(terms: readonly T[], names: readonly Readonly<Record<string, string>>[]) =>
  new Map(terms.flatMap(({ id, key }) => names.map((each) => [fold(each[key] ?? key), id] as const)));
const potentialIds = idsOf(potentials, [en.potential, vi.potential]);
const sourceIds = idsOf(sources, [en.source, vi.source]);

/** The column of each field of a client and of its contact. */
const columnOf: Readonly<Record<string, string>> = { name: "client_name", source: "client_source" };
const contactColumnOf: Readonly<Record<string, string>> = {
  full_name: "contact_name",
  job_title: "contact_title",
  email: "contact_email",
  phone: "contact_phone",
};

/** The agency and the account of a consultant. Companies have no clients, so no import of a company gets here. */
function deskOf({ scope, accountId }: HiringActor) {
  if (!("agency" in scope)) throw new Error("companies do not import clients");
  return { agencyId: scope.agency, accountId };
}

/** Checks rows of clients; a client with the same name or tax code of the agency is a problem. */
export async function checkClients(
  db: Reader,
  actor: HiringActor,
  rows: readonly ImportRow[],
): Promise<CheckedRow<ImportedClient>[]> {
  const desk = deskOf(actor);
  const memberOf = await loadMemberReader(db, actor);
  const checked = await checkEach(rows, (row): CheckedRow<ImportedClient> => {
    const { line, cells } = row;
    const problems: RowProblem[] = [];
    const wrong = (column: string, code: string) => problems.push({ line, column, code });
    const owner = memberOf(cells.owner ?? "");
    if (owner === undefined) wrong("owner", "owner_unknown");
    // Only administrators give a client to another consultant.
    else if (owner !== null && owner !== desk.accountId && !actor.isAdmin) wrong("owner", "owner_refused");
    const client = clientOf(row, problems);
    const contact = contactOf(row, problems);
    const isRight = problems.length === 0 && client !== null;
    return {
      line,
      fields: isRight ? { ...client, owner_id: owner ?? desk.accountId, contact } : null,
      problems,
    };
  });
  const right = checked.flatMap((row) => (row.fields ? [{ row, fields: row.fields }] : []));
  const existing = await clientsLike(
    db,
    desk,
    right.map(({ fields }) => fields),
  );
  const keys = new Map(right.map(({ fields }, at) => [fields, existing[at]!.key]));
  markRepeated(checked, (fields) => [
    ["client_name", keys.get(fields) ?? null],
    ["tax_code", fields.tax_code],
  ]);
  for (const [at, { row }] of right.entries()) {
    const { by_name, by_code } = existing[at]!;
    const name = by_code ?? by_name;
    const column = by_code === null ? "client_name" : "tax_code";
    if (name !== null) row.problems.push({ line: row.line, column, code: "client_exists", values: { name } });
  }
  return checked;
}

/** Reads the cells of a client; their problems are added to `problems`. */
function clientOf({ line, cells }: ImportRow, problems: RowProblem[]) {
  const read = <T>(column: string, value: T | undefined): T | undefined => {
    if (value === undefined) problems.push({ line, column, code: "invalid" });
    return value;
  };
  const termOf = (column: string, ids: ReadonlyMap<string, number>) =>
    cells[column] ? read(column, ids.get(fold(cells[column]))) : null;
  const country = cells.country ? read("country", countryOf(cells.country)) : "VN";
  const parsed = createClient.body.safeParse({
    name: cells.client_name ?? "",
    tax_code: cells.tax_code ?? "",
    country: country ?? "VN",
    potential: termOf("potential", potentialIds) ?? 0,
    source: termOf("client_source", sourceIds) ?? null,
    note: cells.note ?? "",
  });
  problems.push(...schemaProblems(line, parsed.error, (field) => columnOf[field] ?? field));
  const { tax_code = null } = parsed.data ?? {};
  if (tax_code !== null && country === "VN" && !isTaxCode(tax_code))
    problems.push({ line, column: "tax_code", code: "tax_code_wrong" });
  return parsed.data ?? null;
}

/** Reads the cells of a contact, or null where they are empty; their problems are added to `problems`. */
function contactOf({ line, cells }: ImportRow, problems: RowProblem[]) {
  const { contact_name = "", contact_title = "", contact_email = "", contact_phone = "" } = cells;
  if (!contact_name && !contact_title && !contact_email && !contact_phone) return null;
  const parsed = addContact.body.safeParse({
    full_name: contact_name,
    job_title: contact_title,
    email: contact_email,
    phone: contact_phone,
  });
  problems.push(...schemaProblems(line, parsed.error, (field) => contactColumnOf[field] ?? "contact_name"));
  return parsed.data ?? null;
}

/** Locks the agency's clients until the end of an import, whose check would otherwise miss those of another import. */
export const lockClients = (tx: Tx, actor: HiringActor): Promise<void> => lockClientsOf(tx, deskOf(actor));

/** Creates the clients of a table. */
export const createClients = (
  tx: Tx,
  actor: HiringActor,
  all: readonly ImportedClient[],
  asOf: Date,
): Promise<void> => importClients(tx, deskOf(actor), all, asOf);
