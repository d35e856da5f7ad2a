import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Notifies the administrators of two companies that one was merged into the other. */
export const companyMerged = defineMail("company_merges.merged", {
  group: "needed",
  props: props<{
    loser: string;
    winner: string;
    /** Whether the reader belonged to the company that was merged. */
    moved: boolean;
    reason: string;
    days: number;
  }>(),
  texts: { en: en.merged, vi: vi.merged },
});

/** Notifies the administrators of two companies that they are two companies again. */
export const mergeUndone = defineMail("company_merges.undone", {
  group: "needed",
  props: props<{ loser: string; winner: string; reason: string }>(),
  texts: { en: en.undone, vi: vi.undone },
});
