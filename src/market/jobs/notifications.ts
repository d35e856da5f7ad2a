import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { consolePaths } from "./console-paths.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import type { TeamRole } from "./team.ts";

type OwnJob = { job: string; job_id: number };
const toJob = ({ job_id }: OwnJob) => consolePaths.preview(ofReader, job_id);

/** Notifies the owner that a published job is about to expire. */
export const jobExpires = defineNotification("jobs.expiring", {
  group: "jobs",
  props: props<OwnJob & { days: number }>(),
  texts: { en: en.expiring, vi: vi.expiring },
  path: toJob,
});

/** Notifies the owner and the recruiters that an administrator suspended or closed the job. */
export const jobWasTakenDown = defineNotification("jobs.taken_down", {
  group: "jobs",
  props: props<OwnJob & { how: "suspended" | "closed" }>(),
  texts: { en: en.taken_down, vi: vi.taken_down },
  path: toJob,
});

/** Notifies a member whom another member added to the hiring team of a job. */
export const wasAddedToTeam = defineNotification("jobs.added_to_team", {
  group: "jobs",
  props: props<OwnJob & { by: string; role: TeamRole }>(),
  texts: { en: en.added_to_team, vi: vi.added_to_team },
  path: ({ job_id }) => applicantPaths.board(ofReader, job_id),
});

/** Notifies the owner and the recruiters that a suspended job is published again. */
export const jobWasRestored = defineNotification("jobs.restored", {
  group: "jobs",
  props: props<OwnJob>(),
  texts: { en: en.restored, vi: vi.restored },
  path: toJob,
});
