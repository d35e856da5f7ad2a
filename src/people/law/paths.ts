import type { Language } from "#kit/i18n.ts";
import type { LawKind } from "#platform/reference/terms.ts";

/** The calculator of gross and net salaries, for everyone. */
export const calculatorPath = {
  en: "/salary-calculator",
  vi: "/tinh-luong-gross-net",
} as const satisfies Record<Language, string>;

/** Returns the calculator with a gross salary filled in. */
export const calculatorOf = (language: Language, gross: number): string =>
  `${calculatorPath[language]}?gross=${gross}`;

/** The administrators' pages of law. */
export const lawPaths = {
  outlook: "/admin/law",
  calculator: "/admin/calculator",
  list: (kind: LawKind) => `/admin/law/${kind}`,
  create: (kind: LawKind) => `/admin/law/${kind}/new`,
  import: (kind: LawKind) => `/admin/law/${kind}/import`,
  /** The API address of the rows as JSON. */
  file: (kind: LawKind) => `/api/v2/admins/law/${kind}/export`,
  row: (kind: LawKind, id: number | string) => `/admin/law/${kind}/${id}`,
};
