import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { candidateSearchPath } from "./console-paths.ts";
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

/** Notifies a person of an agency's request to store the person's data. */
export const profileRequestedBy = defineNotification("candidate-search.requested", {
  group: "invites",
  props: props<{ agency: string }>(),
  texts: { en: en.requested, vi: vi.requested },
  path: () => invitesPath,
});

/** Notifies the consultant of the answer to a request, and of its withdrawal. */
export const profileRequestAnswered = defineNotification("candidate-search.request-answered", {
  group: "applicants",
  props: props<{
    answer: "accepted" | "declined" | "revoked";
    candidate: string | null;
    record: number | null;
  }>(),
  texts: { en: en.requestAnswered, vi: vi.requestAnswered },
  path: ({ record }) =>
    record === null ? candidateSearchPath(ofReader) : applicantPaths.person(ofReader, record),
});
