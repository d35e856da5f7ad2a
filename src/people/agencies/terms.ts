/** The maximum lengths of the texts of an agency. */
export const caps = {
  name: 255,
  address: 255,
  bank: 100,
  /** The longest bank account number, an IBAN. */
  account: 34,
  prefix: 8,
  licence: 255,
} as const;

/** The settings of an agency that its archive contains. The prefix of payment requests comes with their numbers. */
export const archivedSettings = [
  "legal_name",
  "tax_code",
  "address",
  "phone",
  "bank_name",
  "bank_account",
  "bank_holder",
  "invoice_prefix",
  "am_review",
  "licence_note",
  "retention_days",
  "added_retention_days",
] as const;
