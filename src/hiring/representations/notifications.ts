import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** Notifies the consultants of a job that an applicant agreed or refused to be introduced, or took the consent back. */
export const consentAnswer = defineNotification("representations.answered", {
  group: "applicants",
  props: props<{ candidate: string; job: string; applicant: number; answer: string }>(),
  texts: { en: en.answered, vi: vi.answered },
  path: ({ applicant }) => applicantPaths.detail(ofReader, applicant),
});
