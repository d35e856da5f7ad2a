import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { TeamRole } from "./team.ts";
import type { Promotion, TakedownKey } from "./terms.ts";

/** Notifies the owner some days before a public job expires. */
export const jobExpiring = defineMail("jobs.job_expiring", {
  group: "jobs",
  props: props<{
    job: string;
    jobId: number;
    expiresAt: string;
    days: number;
  }>(),
  texts: { en: en.job_expiring, vi: vi.job_expiring },
});

/** Notifies the owner and the recruiters that an administrator suspended or closed the job, with the reason. */
export const jobTakenDown = defineMail("jobs.job_taken_down", {
  group: "needed",
  props: props<{
    job: string;
    how: "suspended" | "closed";
    reason: Exclude<TakedownKey, "company_blocked">;
    note: string | null;
    jobId: number;
  }>(),
  texts: { en: en.job_taken_down, vi: vi.job_taken_down },
});

/** Notifies the owner and the recruiters that a suspended job is public again. */
export const jobRestored = defineMail("jobs.job_restored", {
  group: "jobs",
  props: props<{ job: string; slug: string }>(),
  texts: { en: en.job_restored, vi: vi.job_restored },
});

/** Notifies the owner and the recruiters that an administrator marked the job as hot or switched its ads, or took that back. */
export const jobPromoted = defineMail("jobs.job_promoted", {
  group: "jobs",
  props: props<{ job: string; jobId: number; change: Promotion; reason: string }>(),
  texts: { en: en.job_promoted, vi: vi.job_promoted },
});

/** Notifies a member whom another member added to the hiring team of a job. */
export const addedToJobTeam = defineMail("jobs.added_to_team", {
  group: "jobs",
  props: props<{ by: string; job: string; jobId: number; role: TeamRole }>(),
  texts: { en: en.added_to_team, vi: vi.added_to_team },
});
