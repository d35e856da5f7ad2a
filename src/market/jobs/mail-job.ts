import type { Language } from "#kit/i18n.ts";
import { logoUrl } from "#people/companies/logo.ts";
import { type Pay, payOf, publicPay } from "./salary.ts";

/** A job as emails show it, in the reader's language. */
export type MailJob = {
  title: string;
  company: string;
  place: string | null;
  pay: Pay;
  /** The URL of the company's logo. */
  logo: string | null;
};

/** The row that `mailJob` selects. */
export interface MailJobRow extends Pay {
  title: string;
  company_id: number;
  company_name: string;
  logo_key: string | null;
  location_text: string | null;
  /** The names of the first location. */
  state: string | null;
  state_vn: string | null;
}

/** Returns a row as emails show it, without pay that is not public. */
export function mailJob(row: MailJobRow, language: Language): MailJob {
  return {
    title: row.title,
    company: row.company_name,
    place: (language === "vi" ? row.state_vn : row.state) ?? row.location_text,
    pay: publicPay(payOf(row)),
    logo: logoUrl(row.company_id, row.logo_key),
  };
}
