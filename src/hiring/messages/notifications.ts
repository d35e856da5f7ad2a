import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { applicantMessagesPath } from "./console-paths.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { ownMessagesPath } from "./paths.ts";

/** Notifies the candidate that the employer has written. */
export const employerWrote = defineNotification("messages.from_employer", {
  group: "messages",
  props: props<{ company: string; job: string; application: number }>(),
  texts: { en: en.from_employer, vi: vi.from_employer },
  path: ({ application }) => ownMessagesPath(application),
});

/** Notifies the job's recruiters that the candidate has written. */
export const candidateWrote = defineNotification("messages.from_candidate", {
  group: "messages",
  props: props<{ candidate: string; job: string; applicant: number }>(),
  texts: { en: en.from_candidate, vi: vi.from_candidate },
  path: ({ applicant }) => applicantMessagesPath(ofReader, applicant),
});
