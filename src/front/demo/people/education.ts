import type { DemoEducation } from "../types.ts";

/** Returns a person's degrees, the newest first: a first degree, and a master's degree after some years of work. */
export function educationsOf(
  first: Pick<DemoEducation, "school" | "major" | "other"> & { began: number; years: 3 | 4 },
  year: number,
  master: boolean,
): DemoEducation[] {
  const { school, major, other, began, years } = first;
  const end = Math.min(year + 1, began + years);
  const base = { school, degree: years, major, other, from: `${began}-09-01`, to: `${end}-06-01` };
  if (!master || end + 4 > year) return [base];
  return [{ ...base, degree: 5, from: `${end + 2}-09-01`, to: `${end + 4}-06-01` }, base];
}
