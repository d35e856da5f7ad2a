import type { Selectable } from "kysely";
import type { ClientContacts, Clients } from "../../../../../db/types.ts";

/** The agency of the demo consultants, and the accounts of its people. */
export interface Desk {
  agencyId: number;
  /** The administrator, the account manager and the sourcer. */
  admin: number;
  am: number;
  sourcer: number;
  asOf: Date;
}

/** A client with its contact. */
export type DeskClient = Pick<Selectable<Clients>, "id" | "company_id" | "name" | "status"> & {
  terms: Pick<Selectable<Clients>, "fee_bps" | "warranty_days" | "payment_days"> & {
    warranty_basis: "calendar" | "without_holidays";
  };
  billing: { name: string; tax_code: string; address: string };
  contact: Pick<Selectable<ClientContacts>, "id" | "full_name">;
};
