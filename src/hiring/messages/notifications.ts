import { applicantMessagesPath } from "#hiring/applications/console-paths.ts";
import { applicationPaths } from "#hiring/applications/paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** To the candidate: the employer has written. */
export const employerWrote = defineNotification("messages.from_employer", {
  group: "messages",
  props: props<{ company: string; job: string; application: number }>(),
  texts: { en: en.from_employer, vi: vi.from_employer },
  path: ({ application }) => applicationPaths.messages(application),
});

/** To the job's recruiters: the candidate has written. */
export const candidateWrote = defineNotification("messages.from_candidate", {
  group: "messages",
  props: props<{ candidate: string; job: string; applicant: number }>(),
  texts: { en: en.from_candidate, vi: vi.from_candidate },
  path: ({ applicant }) => applicantMessagesPath(ofReader, applicant),
});
