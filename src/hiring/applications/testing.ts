import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { tinyWebp } from "#people/companies/factory.ts";
import { monday } from "#test/api.ts";
import { id, pdf, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import {
  aboutApplicant,
  aboutApplication,
  applicantPath,
  applicationPath,
  at,
  type MailSample,
  sample,
  title,
} from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import { both, type Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { retentionPath } from "./console-paths.ts";
import * as mails from "./mails.ts";
import { applicationPaths, applyPath } from "./paths.ts";
import { candidateStatuses, rejectReasons, withdrawReasons } from "./terms.ts";

const statuses = candidateStatuses.filter(
  (status) => status !== "rejected" && status !== "no_response" && status !== "withdrawn",
);

const stageOf = ({ db, job }: Rows, kind: number) =>
  db
    .selectFrom("pipeline_stages")
    .select("id")
    .where("pipeline_id", "=", job.pipeline_id)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();

/** Makes an applicant with a photo and a stored CV file. */
async function applicantWithFiles({ db, applicant, store }: Rows) {
  const candidate = await makeCandidate(db);
  const photo_key = await store("photos", tinyWebp, "image/webp");
  const profile = { account_id: candidate.id, photo_key, updated_at: monday };
  await db.insertInto("candidate_profiles").values(profile).execute();
  return applicant({ candidate, cv: { key: await store("cv", pdf, "application/pdf") } });
}

/** Makes an applicant with an unsent email about its last move. */
async function movedApplicant({ db, applicant }: Rows) {
  const moved = await applicant();
  await db
    .insertInto("mails")
    .values({
      template: "applications.status_changed",
      language: 2,
      lane: "other",
      to_email: moved.email ?? "",
      props: { notified: "applied" },
      topic: `applicant:${moved.id}`,
    })
    .execute();
  return moved;
}

export const mailSamples: readonly MailSample[] = [
  sample(mails.applicationReceived, { ...aboutApplication, respond_by: at }, applicationPath),
  ...[0, 1, 2].map((flags) =>
    sample(mails.newApplicant, { ...aboutApplicant, flags }, applicantPath, `${flags}`),
  ),
  ...statuses.map((status) =>
    sample(
      mails.statusChanged,
      { ...aboutApplication, status, notified: "", again: false },
      applicationPath,
      status,
    ),
  ),
  sample(
    mails.statusChanged,
    { ...aboutApplication, status: "applied", notified: "rejected", again: true },
    applicationPath,
    "again",
  ),
  ...rejectReasons.map(({ key: reason }) =>
    sample(mails.applicationRejected, { ...aboutApplication, reason, notified: "" }, "/", reason),
  ),
  sample(
    mails.applicationRejected,
    { ...aboutApplication, reason: "other", notified: "", words: "Cảm ơn bạn.\nHẹn gặp lại." },
    "/",
    "own words",
  ),
  ...withdrawReasons.map(({ key: reason }) =>
    sample(
      mails.applicationWithdrawn,
      { ...aboutApplicant, reason, note: "Cảm ơn anh chị" },
      applicantPath,
      reason,
    ),
  ),
  ...[mails.unansweredNudge, mails.unansweredWaiting, mails.unansweredLastWarning].flatMap((mail) =>
    [1, 3].map((count) =>
      sample(mail, { count, job: title, job_id: 7, closes: at }, "/console/7", `${count}`),
    ),
  ),
  sample(mails.stillWaiting, { ...aboutApplication, closes: at }, "/"),
  sample(mails.noResponse, { ...aboutApplication, days: 15 }, "/"),
  ...[1, 3].map((count) =>
    sample(mails.undecided, { count, job: title, job_id: 7, ends: at }, "/console/7", `${count}`),
  ),
  sample(mails.noDecision, aboutApplication, "/"),
  sample(mails.dataGoes, { ...aboutApplication, goes: at }, applicationPath),
];

export const requests: Requests = {
  "POST /jobs/:id/candidates/bulk": async ({ job, applicant }) => ({
    params: { id: job.id },
    body: { ids: [(await applicant()).id], action: "reject", reason_id: 1 },
  }),
  "PUT /retention": () => ({ body: { days: 60, added_days: 180 } }),
  "PUT /applicants/:id/stages/update": async (rows) => ({
    ...(await id(rows.applicant())),
    body: { job_stage_id: (await stageOf(rows, 3)).id, new_index: 0 },
  }),
  "GET /applicants/:id/cv": (rows) => id(applicantWithFiles(rows)),
  "GET /applicants/:id/photo": (rows) => id(applicantWithFiles(rows)),
  "POST /applicants/:id/reject": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { reason_id: 1 },
  }),
  "POST /applicants/:id/restore": ({ applicant }) => id(applicant({ outcome: "rejected" })),
  "POST /applicants/:id/notification/cancel": (rows) => id(movedApplicant(rows)),
  "POST /applicants/:id/owner": async ({ applicant, member }) => ({
    ...(await id(applicant())),
    body: { owner_id: (await member()).id },
  }),
  "POST /applicants/:id/hide": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { hidden: true },
  }),
};

export const ownRows: OwnRows = ({ applicant }) => ({ "/candidates/applications": applicant.id });

export const ownRequests: OwnRequests = {
  "POST /candidates/applications/:id/withdraw": () => ({ body: { reason_id: 2 } }),
};

export const stored: Stored = {
  "POST /candidates/jobs/:id/apply": "the application is another row (apply.test.ts)",
  "PUT /candidates/applications/:id/consent": {
    consent: ({ retention }) => (retention as { consent_at: string | null }).consent_at !== null,
  },
  "POST /candidates/applications/:id/withdraw": {
    reason_id: "the company reads it (withdraw.test.ts)",
    note: "the company reads it (withdraw.test.ts)",
  },
};

export const pages: Pages = ({ job, other, applicant, workspace, consultant }) => ({
  visitor: {
    "jobs/:slug/apply": [both((l) => applyPath(l, other.slug))],
  },
  candidate: {
    "jobs/:slug/apply": [both((l) => applyPath(l, job.slug)), both((l) => applyPath(l, other.slug))],
    "my-jobs/applied": [applicationPaths.list, `${applicationPaths.list}?status=hired`],
    "my-jobs/applied/:id/withdraw": [applicationPaths.withdraw(applicant.id)],
    "jobs/:slug/apply-cv-online": [both((l) => `${jobPath(l, other.slug)}/apply-cv-online`)],
  },
  recruiter: {
    "jobs/:slug/apply": [both((l) => applyPath(l, other.slug))],
    "employer/:companyId/:jobId/table": [`${applicantPaths.board(workspace, job.id)}/table`],
    "employer/:companyId/settings/retention": ["", "?done=1"].map(
      (query) => retentionPath(workspace) + query,
    ),
  },
  consultant: {
    "consultants/settings/retention": [retentionPath({ agency: consultant.agency_id })],
  },
});
