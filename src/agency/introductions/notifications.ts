import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { introductionPaths } from "./console-paths.ts";
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

/** Notifies the AM of a client that an applicant waits for the review. */
export const sentToAm = defineNotification("introductions.sent_to_am", {
  group: "applicants",
  props: props<{ by: string; candidate: string; job: string; client: string; applicant: number }>(),
  texts: { en: en.sentToAm, vi: vi.sentToAm },
  path: ({ applicant }) => applicantPaths.detail(ofReader, applicant),
});

/** Notifies the consultants of an applicant that the AM sent it back. */
export const returnedByAm = defineNotification("introductions.returned", {
  group: "applicants",
  props: props<{ by: string; candidate: string; job: string; applicant: number }>(),
  texts: { en: en.returned, vi: vi.returned },
  path: ({ applicant }) => applicantPaths.detail(ofReader, applicant),
});

/** Notifies the owner of a person that a colleague asks for a share. */
export const shareAsked = defineNotification("introductions.share_asked", {
  group: "applicants",
  props: props<{ asker: string; candidate: string; job: string; job_id: number }>(),
  texts: { en: en.shareAsked, vi: vi.shareAsked },
  path: () => introductionPaths.requests(),
});

/** Notifies a consultant of the answer to a request for a share. */
export const shareAnswered = defineNotification("introductions.share_answered", {
  group: "applicants",
  props: props<{ answer: string; candidate: string; job: string; job_id: number }>(),
  texts: { en: en.shareAnswered, vi: vi.shareAnswered },
  path: () => introductionPaths.requests("own"),
});

/** Notifies the owner of a person that an administrator answered a request for a share. */
export const shareDecided = defineNotification("introductions.share_decided", {
  group: "applicants",
  props: props<{ answer: string; by: string; candidate: string; job: string; job_id: number }>(),
  texts: { en: en.shareDecided, vi: vi.shareDecided },
  path: () => introductionPaths.requests(),
});

/** Notifies the former and the new owner that an administrator gave a person to another consultant. */
export const ownerChanged = defineNotification("introductions.owner_changed", {
  group: "applicants",
  props: props<{ candidate: string; client: string; owner: string; person: number }>(),
  texts: { en: en.ownerChanged, vi: vi.ownerChanged },
  path: ({ person }) => applicantPaths.person(ofReader, person),
});
