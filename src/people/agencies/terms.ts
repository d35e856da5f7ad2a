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
