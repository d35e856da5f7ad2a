import { makeJob } from "#market/jobs/factory.ts";
import { jobRejectReasons } from "#market/jobs/terms.ts";
import { monday } from "#test/api.ts";
import { id } from "#test/company-endpoints/request.ts";
import { at, card, company, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import { both, type Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import { inside, type Stored } from "#test/stored/stored.ts";
import { makeSampledDecision } from "./factory.ts";
import * as mails from "./mails.ts";
import { reportPath, reviewPaths } from "./paths.ts";

export const mailSamples: readonly MailSample[] = [
  sample(mails.jobApproved, { job: title, card, slug: "ke-toan-i7", expiresAt: at }, "/"),
  ...jobRejectReasons.map(({ key: reason }) =>
    sample(
      mails.jobRejected,
      { job: title, jobId: 7, reason, note: "{Sửa} lại" },
      "/console/jobs/7/edit",
      reason,
    ),
  ),
  sample(
    mails.jobApproved,
    { job: title, card, slug: "a-i7", expiresAt: at, corrected: ["title", "category_ids"] },
    "/",
    "corrected",
  ),
  sample(mails.companyBlocked, { company, reason: "{Sửa} lại" }, "/"),
  sample(mails.companyUnblocked, { company, reason: "{Sửa} lại" }, "/login"),
  ...[true, false].map((blocked) =>
    sample(
      mails.clientBlocked,
      { company, jobs: 2, blocked },
      "/consultants/jobs",
      blocked ? "blocked" : "unblocked",
    ),
  ),
];

export const ownRows: OwnRows = async ({ db, draft, boss }) => {
  const decision = { jobId: draft.id, companyId: boss.companyId, byId: boss.id, at: new Date() };
  return {
    "/consultants/jobs": draft.id,
    "/admins/jobs": draft.id,
    "/admins/second_looks": await makeSampledDecision(db, decision),
  };
};

const waiting = async ({ db, boss }: People) => ({
  ...(await id(makeJob(db, { companyId: boss.companyId, ownerId: boss.id, state: "reviewing" }))),
  body: { decision: "reject", reason_id: 2 },
});
export const ownRequests: OwnRequests = {
  "PUT /admins/jobs/:id/review": waiting,
  "PUT /consultants/jobs/:id/review": waiting,
  "POST /admins/second_looks/:id": () => ({ body: { agrees: false, note: "Tin thiếu địa chỉ" } }),
};

const correction = "a rejected job is not corrected (review.test.ts)";
const decided = {
  decision: inside("decided", "decision"),
  reason_id: inside("decided", "reason_id"),
  note: inside("decided", "note"),
  title: correction,
  category_ids: correction,
  highlight_description: correction,
  description: correction,
  requirement: correction,
  benefits: correction,
};
const approval = "approves jobs, which have no field of it (review.test.ts)";
export const stored: Stored = {
  "POST /admins/second_looks/:id": "its reviewer reads the opinion (second-looks.test.ts)",
  "PUT /admins/jobs/:id/review": decided,
  "PUT /consultants/jobs/:id/review": decided,
  "POST /admins/jobs/approve": approval,
  "POST /consultants/jobs/approve": approval,
  "POST /candidates/jobs/:id/report": "the administrators' inbox has it (moderation.test.ts)",
};

const reading = "only says which job the reviewer reads, for ten minutes";
const approved = { mail: "jobs.job_approved", grants: "gives the company what it has asked for" };
const onCompany = async ({ db, boss }: People, blocked: boolean) => {
  const set = { blocked_at: monday, block_reason: "Thu phí ứng viên" };
  const params = { id: boss.companyId };
  if (blocked) await db.updateTable("companies").set(set).where("id", "=", params.id).execute();
  return { params, body: { reason: "Đã kiểm tra lại" } };
};
export const notices: Notices = {
  "PUT /admins/jobs/:id/review": {
    mail: "jobs.job_rejected",
    request: async (people) => ({
      ...(await waiting(people)),
      body: { decision: "reject", reason_id: 2, note: "Thiếu địa chỉ làm việc" },
    }),
  },
  "POST /admins/jobs/approve": {
    mail: approved.mail,
    grants: approved.grants,
    request: async (people) => ({ body: { jobs: [(await waiting(people)).params] } }),
  },
  "POST /admins/jobs/:id/review/undo":
    "comes within a minute, in which the mail about the decision waits; the undo cancels it",
  "POST /admins/jobs/:id/claim": reading,
  "DELETE /admins/jobs/:id/claim": reading,
  "POST /admins/review_queue/next": reading,
  "POST /admins/second_looks/:id": "is an opinion for the reviewer, and leaves the decision as it is",
  "POST /admins/companies/:id/block": {
    mail: "jobs.company_blocked",
    request: (people) => onCompany(people, false),
  },
  "POST /admins/companies/:id/unblock": {
    mail: "jobs.company_unblocked",
    request: (people) => onCompany(people, true),
  },
};

export const pages: Pages = ({ job, waiting }) => ({
  visitor: {
    "jobs/:slug/report": [both((l) => reportPath(l, job.slug))],
  },
  consultant: {
    "consultants/review-jobs": [reviewPaths.consultant.list],
    "consultants/review-jobs/:jobId": [reviewPaths.consultant.detail(waiting.id)],
  },
  admin: {
    "admin/review-jobs": [
      reviewPaths.admin.list,
      `${reviewPaths.admin.list}?tab=published`,
      `${reviewPaths.admin.list}?tab=second`,
    ],
    "admin/review-jobs/:jobId": [reviewPaths.admin.detail(waiting.id), reviewPaths.admin.detail(job.id)],
  },
});
