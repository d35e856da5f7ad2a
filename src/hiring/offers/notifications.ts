import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** Notifies the candidate that an offer was sent, withdrawn, or has expired. */
export const offerOfMine = defineNotification("offers.mine", {
  group: "applications",
  props: props<{ job: string; company: string; application: number; change: string }>(),
  texts: { en: en.mine, vi: vi.mine },
  path: ({ application }) => ownApplicationPath(application),
});

/** Asks the administrators of a workspace to approve an offer. */
export const offerToApprove = defineNotification("offers.to_approve", {
  group: "applicants",
  props: props<{ candidate: string; job: string; applicant: number; by: string }>(),
  texts: { en: en.to_approve, vi: vi.to_approve },
  path: ({ applicant }) => applicantPaths.offers(ofReader, applicant),
});

/** Notifies the person who asked for the approval of an offer of its outcome. */
export const offerWasDecided = defineNotification("offers.decided", {
  group: "applicants",
  props: props<{ candidate: string; job: string; applicant: number; by: string; decision: string }>(),
  texts: { en: en.decided, vi: vi.decided },
  path: ({ applicant }) => applicantPaths.offers(ofReader, applicant),
});

/** Notifies the recruiters of a job of the answer to an offer, or of its expiry. */
export const offerAnswer = defineNotification("offers.answered", {
  group: "applicants",
  props: props<{ candidate: string; job: string; applicant: number; answer: string }>(),
  texts: { en: en.answered, vi: vi.answered },
  path: ({ applicant }) => applicantPaths.detail(ofReader, applicant),
});
