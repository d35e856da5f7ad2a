/** The lists that administrators maintain, by their tables. */
export const listKinds = ["categories", "locations", "industries", "skills"] as const;
export type ListKind = (typeof listKinds)[number];

/** The state of a row: forms offer active rows only. A merged row leads to the row that replaces it. */
export const listStates = ["active", "retired", "merged"] as const;
export type ListState = (typeof listStates)[number];
