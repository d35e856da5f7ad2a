import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en, labels as labelsEn } from "./messages.en.ts";
import { labels as labelsVi, mails as vi } from "./messages.vi.ts";
import type { ReportName } from "./terms.ts";

/** The figures of a report about the week before, to the person who asked for them each week. */
export const weeklyReport = defineMail("reports.weekly", {
  // The mail has its own switch.
  group: "needed",
  props: props<{
    report: ReportName;
    /** The first and the last moment of the week; null for a report of the current state. */
    from: string | null;
    to: string | null;
    job: string | null;
    member: string | null;
    /** Rows in the language of the mail, each value with its heading. */
    rows: { label: string; values: string[] }[];
    /** The number of rows that the mail leaves out. */
    more: number;
    path: string;
    stop: string;
  }>(),
  texts: { en: { ...en.weekly, name: labelsEn.name }, vi: { ...vi.weekly, name: labelsVi.name } },
});
