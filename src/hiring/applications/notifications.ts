import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import type { CandidateStatus } from "./terms.ts";

type About = { job: string; company: string; application: number };
const toApplication = ({ application }: About) => ownApplicationPath(application);

/** Shown to the candidate: the current status of an application. A new notification replaces the last. */
export const applicationStatus = defineNotification("applications.status", {
  group: "applications",
  props: props<About & { status: CandidateStatus | "no_response" | "no_decision" }>(),
  texts: { en: en.status, vi: vi.status },
  path: toApplication,
});

/** Shown to the candidate on the seventh day without a response. */
export const applicationWaiting = defineNotification("applications.waiting", {
  group: "applications",
  props: props<About>(),
  texts: { en: en.waiting, vi: vi.waiting },
  path: toApplication,
});

/** Shown to a job's recruiters for new applicants. It names no applicant, because it remains after an applicant is erased. */
export const applicantsCame = defineNotification("applications.new_applicant", {
  group: "applicants",
  props: props<{ job: string; job_id: number }>(),
  texts: { en: en.new_applicant, vi: vi.new_applicant },
  path: ({ job_id }) => applicantPaths.board(ofReader, job_id),
});

/** Shown to a job's recruiters when a candidate withdraws. */
export const applicantWithdrew = defineNotification("applications.withdrawn", {
  group: "applicants",
  props: props<{ candidate: string; job: string; applicant: number }>(),
  texts: { en: en.withdrawn, vi: vi.withdrawn },
  path: ({ applicant }) => applicantPaths.detail(ofReader, applicant),
});

/** Shown to a job's recruiters with each reminder of the response clock. */
export const responsesDue = defineNotification("applications.responses_due", {
  group: "responses",
  props: props<{ job: string; job_id: number; waiting: number }>(),
  texts: { en: en.responses_due, vi: vi.responses_due },
  path: ({ job_id }) => applicantPaths.board(ofReader, job_id),
});
