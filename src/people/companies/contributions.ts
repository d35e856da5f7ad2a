import { defineList } from "#kit/contributions.ts";
import type { DB } from "../../../db/types.ts";

/** A column that gets one value in the rows that a merge changes besides their company. */
interface Setting {
  column: string;
  from: unknown;
  to: unknown;
}

interface OfCompany {
  table: keyof DB;
  /** The columns that identify a row among those of a company; `id` if absent. */
  key?: readonly string[];
  /** Whether the table has `agency_id`: an agency that has both companies as clients keeps the rows of both. */
  ofAgency?: true;
  /** Whether people who do not work for the company add rows: their number may change between a preview and the merge. */
  grows?: true;
}

/**
 * What a merge of two companies does with the rows of one table that have the company that is merged (decision 164):
 * - `move`: they get the other company;
 * - `union`: they get it, except those that the other company has already by the columns `by`;
 * - `rename`: they get it, and a row with a name that the other company uses gets a number behind its name;
 * - `keep`: they stay, because the other company has its own;
 * - `stop`: they stay, and no longer have an effect;
 * - `rebuild`: another room makes them from rows that move;
 * - `read_through`: they stay, because the database refuses changes, and readers of the other company read them too;
 * - `stay`: they stay, because they record what happened.
 */
export type MergeRule = OfCompany &
  (
    | {
        rule: "move";
        /** The parent with which rows that were added after the merge return, when it is undone. */
        with?: "job_id" | "applicant_id";
        /** A right in the company that is merged, which the other company has to grant again. */
        loses?: Setting;
      }
    | { rule: "union"; by: readonly string[] }
    | { rule: "rename"; name: string; nameKey?: string }
    | {
        rule: "stop";
        /** The column that ends a row. Without one, the reader refuses rows of a company that was merged. */
        ends?: { column: string; to: "now" | false };
      }
    | {
        rule: "keep";
        /** Whether the rows are parts of the company's page, which a merge exchanges on request. */
        ofPage?: true;
      }
    | { rule: "rebuild" | "read_through" | "stay" }
  );

/** The rules of all tables with `company_id`, from the rooms that own them. */
export const mergeRules = defineList<MergeRule>("companies.merge-rules");
