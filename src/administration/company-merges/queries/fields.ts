import { type Selectable, sql } from "kysely";
import type { RowChange } from "#kit/row-moves.ts";
import type { DB } from "../../../../db/types.ts";
import { type Choices, type MergeField, type MergeSide, mergeFields } from "../terms.ts";

export type Company = Selectable<DB["companies"]>;
type Column = keyof Company & string;

/** The columns of each group; the first ones decide which company has a value. */
const columnsOf: Readonly<Record<MergeField, readonly Column[]>> = {
  name: ["name", "name_key"],
  // The verification is that of the tax code.
  tax_code: ["tax_code", "verified_at", "verification_revoked_at", "verification_revoke_note"],
  logo: ["logo_key"],
  page: ["about", "tagline", "banner_key", "banner_alt", "video_url"],
  contact: [
    "address",
    "location_id",
    "email",
    "phone",
    "contact_name",
    "website",
    "facebook",
    "youtube",
    "other_link",
  ],
  facts: ["industry_ids", "size_id", "founded_year", "employee_count", "client_count"],
};

/** Values of unique columns while the two companies exchange them. */
const meanwhile: Partial<Record<MergeField, ReturnType<typeof sql>[]>> = {
  name: [sql`r.name`, sql`r.name_key || ' #' || r.id`],
  tax_code: [sql`NULL`, sql`r.verified_at`, sql`r.verification_revoked_at`, sql`r.verification_revoke_note`],
};

const isEmpty = (company: Company, field: MergeField) =>
  columnsOf[field].every((column) => {
    const value = company[column];
    return value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });

/** Returns the choice of each group: that of the administrator, else the company that is verified or that has a value. */
export function chosenFields(loser: Company, winner: Company, choices: Choices) {
  return mergeFields
    .filter((field) => !isEmpty(loser, field))
    .map((field) => ({ field, choice: choices[field] ?? usual(field, loser, winner) }));
}

function usual(field: MergeField, loser: Company, winner: Company): MergeSide {
  if (field === "tax_code" && loser.verified_at && !winner.verified_at) return "loser";
  return isEmpty(winner, field) ? "loser" : "winner";
}

/** Returns the text by which an administrator compares the group of two companies. */
export function summaryOf(company: Company, field: MergeField): string | null {
  if (field === "logo" || field === "facts") return null;
  const { name, tax_code, tagline, about, address, website, email } = company;
  if (field === "name") return name;
  if (field === "tax_code") return tax_code;
  const texts =
    field === "page" ? [tagline, about?.replace(/<[^>]{0,200}>/g, " ")] : [address, website, email];
  return (
    texts
      .filter((text) => text)
      .join(" · ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 300) || null
  );
}

/** Returns the changes that exchange a group of the two companies: no value is lost, and unique values stay unique. */
export function exchange(field: MergeField, loser: Company, winner: Company): RowChange[] {
  const columns = columnsOf[field];
  const valuesOf = (company: Company) => {
    const row = JSON.stringify(Object.fromEntries(columns.map((column) => [column, company[column]])));
    return columns.map((column) => sql`(jsonb_populate_record(r, ${row}::jsonb)).${sql.ref(column)}`);
  };
  const change = (id: number, values: RowChange["values"]): RowChange => ({
    table: "companies",
    key: ["id"],
    columns,
    values,
    where: sql`r.id = ${id}`,
  });
  const between = meanwhile[field];
  return [
    ...(between ? [change(loser.id, between)] : []),
    change(winner.id, valuesOf(loser)),
    change(loser.id, valuesOf(winner)),
  ];
}
