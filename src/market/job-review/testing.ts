import { jobRejectReasons } from "#market/jobs/terms.ts";
import { at, card, company, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import { both, type Pages } from "#test/page-states.ts";
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
  sample(mails.companyUnblocked, { company }, "/login"),
];

export const ownRows: OwnRows = ({ draft }) => ({ "/consultants/jobs": draft.id, "/admins/jobs": draft.id });

export const pages: Pages = ({ job, waiting }) => ({
  visitor: {
    "jobs/:slug/report": [both((l) => reportPath(l, job.slug))],
  },
  consultant: {
    "consultants/dashboard": [reviewPaths.consultant.list],
    "consultants/review-jobs/:jobId": [reviewPaths.consultant.detail(waiting.id)],
  },
  admin: {
    "admin/review-jobs": [reviewPaths.admin.list, `${reviewPaths.admin.list}?tab=published`],
    "admin/review-jobs/:jobId": [reviewPaths.admin.detail(waiting.id), reviewPaths.admin.detail(job.id)],
  },
});
