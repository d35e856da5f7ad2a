import { sql, type Updateable } from "kysely";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { conflict, type FieldError, Problem } from "#kit/problem.ts";
import type { DB } from "../../../../db/types.ts";

/** The id of the company that a command changes, in the same field as in a `CompanyActor`. */
export interface OfCompany {
  companyId: number;
}

/** The account that edits its own company. */
export interface Editor extends OfCompany {
  accountId: number;
}

/** The details of a company that an edit sets. A detail that is left out stays. */
export type CompanyChange = Partial<
  Pick<
    Updateable<DB["companies"]>,
    | "name"
    | "tax_code"
    | "size_id"
    | "industry_ids"
    | "location_id"
    | "address"
    | "website"
    | "facebook"
    | "youtube"
    | "other_link"
    | "email"
    | "phone"
    | "contact_name"
    | "tagline"
    | "about"
    | "founded_year"
    | "employee_count"
    | "client_count"
    | "video_url"
  >
>;

/** Locks a company's row and returns it, for a change of its details or its page. */
export async function lockCompany(tx: Tx, { companyId }: OfCompany) {
  return tx
    .selectFrom("companies")
    .selectAll()
    .where("id", "=", companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns the columns that an edit of the details sets, so that an edit based on an older version is refused. */
export const detailsEdit = ({ accountId }: Editor, asOf: Date) => ({
  version: sql<number>`version + 1`,
  edited_by: accountId,
  edited_at: asOf,
});

/** Raises the version of a company's page and records the editor, after an edit of the page or of its draft. */
export async function countPageEdit(tx: Tx, { companyId, accountId }: Editor, asOf: Date): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ page_version: sql`page_version + 1`, page_edited_by: accountId, page_edited_at: asOf })
    .where("id", "=", companyId)
    .execute();
}

/**
 * Changes the details of a company. After its verification, name and tax code are fixed.
 * @throws Problem 409 `company_fixed`, `gallery_or_video`, 422 at /name and /tax_code
 */
export async function editCompany(
  tx: Tx,
  editor: Editor,
  { change, asOf }: { change: CompanyChange; asOf: Date },
): Promise<void> {
  const { companyId } = editor;
  const company = await lockCompany(tx, editor);
  const renamed = change.name !== undefined && change.name !== company.name;
  const recoded = change.tax_code !== undefined && change.tax_code !== company.tax_code;
  // Sen has verified the stored name with the stored tax code, so both are fixed.
  if (company.verified_at && (renamed || recoded)) throw conflict("company_fixed", "verified");
  if (change.video_url && (await hasPictures(tx, companyId))) throw conflict("gallery_or_video", "pictures");
  // The text about the company is part of the details and of the page, so its change raises the page's version too.
  if (change.about !== undefined && change.about !== company.about) await countPageEdit(tx, editor, asOf);
  await assertFree(tx, companyId, renamed ? change.name : null, recoded ? change.tax_code : null);
  try {
    await tx
      .updateTable("companies")
      .set({
        ...change,
        ...detailsEdit(editor, asOf),
        ...(change.name !== undefined && { name_key: fold(change.name) }),
      })
      .where("id", "=", companyId)
      .execute();
  } catch (error) {
    // Another company may have taken the name or the tax code after `assertFree` has read them.
    const broken = brokenUnique(error);
    if (broken === "companies_name_key_key") throw new Problem(422, nameTaken);
    if (broken?.startsWith("companies_tax_")) throw new Problem(422, codeTaken);
    throw error;
  }
}

const nameTaken: FieldError = { code: "company_name_taken", pointer: "/name" };
const codeTaken: FieldError = { code: "tax_code_taken", pointer: "/tax_code" };

/** @throws Problem 422, with an entry for the name and one for the tax code if both are taken */
async function assertFree(
  tx: Tx,
  companyId: number,
  name: string | null | undefined,
  taxCode: string | null | undefined,
): Promise<void> {
  const others = await tx
    .selectFrom("companies")
    .select(["name_key", "tax_code"])
    .where("id", "<>", companyId)
    .where("origin", "=", "registered")
    .where(({ or, eb, fn, val }) =>
      or([
        eb("name_key", "=", name ? fold(name) : null),
        eb(fn("left", ["tax_code", val(10)]), "=", taxCode ? taxCode.slice(0, 10) : null),
      ]),
    )
    .execute();
  const errors = [
    ...(name && others.some((other) => other.name_key === fold(name)) ? [nameTaken] : []),
    ...(taxCode && others.some((other) => other.tax_code?.slice(0, 10) === taxCode.slice(0, 10))
      ? [codeTaken]
      : []),
  ];
  if (errors.length > 0) throw new Problem(422, errors);
}

async function hasPictures(tx: Tx, companyId: number): Promise<boolean> {
  const picture = await tx
    .selectFrom("company_pictures")
    .select("id")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return picture !== undefined;
}

/** Sets for how many days a company stores the data of ended applications, and of people whom it added. */
export async function setRetention(
  tx: Tx,
  { companyId }: OfCompany,
  { days, addedDays }: { days: number; addedDays: number | undefined },
): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ retention_days: days, added_retention_days: addedDays })
    .where("id", "=", companyId)
    .execute();
}
