import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** Notifies the account manager of a client of a recipient's verdict on an applicant. */
export const shareAnswer = defineNotification("shares.answered", {
  group: "applicants",
  props: props<{ candidate: string; job: string; recipient: string; answer: string; applicant: number }>(),
  texts: { en: en.answered, vi: vi.answered },
  path: ({ applicant }) => applicantPaths.detail(ofReader, applicant),
});
