import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import type { ClientAnswer } from "./terms.ts";

/** Notifies the AM of a client, and the consultant who submitted an applicant, of the client's verdict. */
export const clientAnswered = defineNotification("introductions.answered", {
  group: "applicants",
  props: props<{ candidate: string; job: string; client: string; applicant: number; answer: ClientAnswer }>(),
  texts: { en: en.answered, vi: vi.answered },
  path: ({ applicant }) => applicantPaths.detail(ofReader, applicant),
});
