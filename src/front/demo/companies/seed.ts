import type { Industry, Language } from "../types.ts";

/** What is written by hand about a company; the rest follows from its key. */
export type CompanySeed = {
  key: string;
  name: string;
  /** What people call it; used inside ads. */
  short: string;
  industry: Industry;
  size: 0 | 1 | 2 | 3;
  industryIds: readonly number[];
  location: number;
  address: string;
  founded: number;
  verified: boolean;
  language: Language;
  /** What it does, as a phrase that fits after “hoạt động trong lĩnh vực” and “working in”. */
  field: readonly [vi: string, en: string];
  about: string;
};
