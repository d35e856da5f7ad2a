import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { interviewPaths } from "./paths.ts";

type AboutApplicant = { candidate: string; job: string; applicant: number };
const toApplicant = ({ applicant }: AboutApplicant) => applicantPaths.detail(ofReader, applicant);

/** Notifies the candidate of an interview, a change of an interview, or offered times. */
export const interviewOfMine = defineNotification("interviews.mine", {
  group: "interviews",
  props: props<{ job: string; company: string; application: number; change: string; starts_at: string }>(),
  texts: { en: en.mine, vi: vi.mine },
  path: ({ application }) => ownApplicationPath(application),
});

/** Notifies the interviewers of an interview or a change of it. */
export const interviewToHold = defineNotification("interviews.to_hold", {
  group: "interviews",
  props: props<AboutApplicant & { change: string; starts_at: string }>(),
  texts: { en: en.to_hold, vi: vi.to_hold },
  // Without an interview, the reader may have no access to the applicant (decision 079).
  path: ({ change, ...about }) =>
    change === "canceled" || change === "left" ? interviewPaths.list(ofReader) : toApplicant(about),
});

/** Notifies the interviewers and the author of an interview of the candidate's answer. */
export const candidateAnswered = defineNotification("interviews.answered", {
  group: "interviews",
  props: props<AboutApplicant & { response: string }>(),
  texts: { en: en.answered, vi: vi.answered },
  path: toApplicant,
});

/** Requests feedback from the interviewers after the end of an interview. */
export const outcomeAsked = defineNotification("interviews.over", {
  group: "interviews",
  props: props<AboutApplicant>(),
  texts: { en: en.over, vi: vi.over },
  path: toApplicant,
});
