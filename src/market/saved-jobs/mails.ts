import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** The reminder of saved jobs that expire soon, for a candidate who has not applied; the first to expire is listed first. */
export const savedExpiring = defineMail("jobs.saved_expiring", {
  group: "saved_jobs",
  props: props<{
    jobs: { title: string; slug: string; company: string; expiresAt: string }[];
  }>(),
  texts: { en: en.saved_expiring, vi: vi.saved_expiring },
});
