import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { invitesPath } from "./paths.ts";

/** Notifies a person of an invitation to apply. */
export const invitedTo = defineNotification("candidate-search.invited", {
  group: "invites",
  props: props<{ job: string; company: string }>(),
  texts: { en: en.invited, vi: vi.invited },
  path: () => invitesPath,
});

/** Notifies a person of an agency's invitation to a job of its client. */
export const invitedByAgency = defineNotification("candidate-search.invited-by-agency", {
  group: "invites",
  props: props<{ job: string; company: string; agency: string }>(),
  texts: { en: en.invitedByAgency, vi: vi.invitedByAgency },
  path: () => invitesPath,
});

/** Notifies the inviter of the answer. */
export const answered = defineNotification("candidate-search.answered", {
  group: "applicants",
  props: props<{
    job: string;
    job_id: number;
    accepted: boolean;
    candidate: string | null;
    applicant: number | null;
  }>(),
  texts: { en: en.answered, vi: vi.answered },
  path: ({ job_id, applicant }) =>
    applicant === null ? applicantPaths.board(ofReader, job_id) : applicantPaths.detail(ofReader, applicant),
});
