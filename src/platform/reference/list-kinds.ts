/** The lists that administrators maintain, by their tables. */
export const listKinds = ["categories", "locations", "industries", "skills"] as const;
export type ListKind = (typeof listKinds)[number];
