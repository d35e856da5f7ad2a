import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { endOf } from "#platform/reference/calendar.ts";
import { monday } from "#test/api.ts";
import { cv, id, pdf, type Requests } from "#test/company-endpoints/request.ts";
import { privateWords, type Rows } from "#test/company-endpoints/rows.ts";
import {
  aboutApplicant,
  aboutApplication,
  applicantPath,
  applicationPath,
  type MailSample,
  proof,
  sample,
} from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeOffer } from "./factory.ts";
import * as mails from "./mails.ts";
import { linkedOfferPath, offerPaths } from "./paths.ts";

const offered = { salary: 25_000_000, currency: "VND", start_date: "2026-04-01", valid_until: "2026-03-24" };
const terms = {
  offer_date: "2026-03-03",
  valid_until: "2026-03-20",
  start_date: "2026-05-04",
  monthly_salary: 1500,
  currency: "USD",
  probation: 2,
  probation_percent: 90,
};

const template = {
  welcome: "Welcome",
  welcome_vn: "Chào mừng bạn",
  workplace: "District 1",
  workplace_vn: "Quận 1",
  benefits: "Health insurance",
  benefits_vn: "Bảo hiểm sức khỏe",
  clauses: "Secrecy",
  clauses_vn: "Bảo mật",
  letter_in: "both",
  needs_approval: false,
};

async function ownOffer({ db, applicant, store }: Rows, status: "draft" | "pending" = "pending") {
  const { id } = await makeOffer(db, await applicant());
  const file_key = await store("offer", pdf, "application/pdf");
  const file = { file_key, file_name: "a.pdf", file_kind: "pdf", file_bytes: pdf.length };
  const sent_at = status === "draft" ? null : monday;
  const set = { status, sent_at, note: privateWords, ...file };
  await db.updateTable("offers").set(set).where("id", "=", id).execute();
  return id;
}

async function filledJob({ db, tenant, boss, applicant }: Rows) {
  const job = await makeJob(db, { ...tenant, ownerId: boss.id });
  await applicant({ job, stageKind: "hired" });
  return job;
}

/** Creates a job that was closed as filled a moment ago. */
async function filledAndClosedJob({ db, tenant, boss, now }: Rows) {
  const job = await makeJob(db, { ...tenant, ownerId: boss.id, state: "closed" });
  const fill = { job_id: job.id, filled_by: boss.id, filled_at: now(), closed_from: "published" };
  await db.insertInto("job_fills").values(fill).execute();
  return job;
}

export const mailSamples: readonly MailSample[] = [
  ...(["sent", "canceled", "expired"] as const).map((change) =>
    sample(
      mails.offerChanged,
      {
        ...aboutApplication,
        change,
        ...offered,
        note: change === "expired" ? null : "Rất mong được gặp bạn",
        proof: change === "sent" ? proof : null,
      },
      change === "sent" ? `/offers/answer?token=${proof}` : applicationPath,
      change,
    ),
  ),
  sample(
    mails.offerChanged,
    { ...aboutApplication, application: null, change: "expired", ...offered, note: null, proof },
    `/offers/answer?token=${proof}`,
    "expired, no account",
  ),
  sample(
    mails.approvalAsked,
    { ...aboutApplicant, by: "Trần Thị Bình", ...offered, salary_basis: "gross" as const },
    `${applicantPath}#offers`,
  ),
  ...(["approved", "refused"] as const).map((decision) =>
    sample(
      mails.approvalDecided,
      {
        ...aboutApplicant,
        by: "Trần Thị Bình",
        decision,
        reason: decision === "refused" ? "Lương vượt khung" : null,
      },
      `${applicantPath}#offers`,
      decision,
    ),
  ),
  ...(["accepted", "declined", "expired"] as const).map((answer) =>
    sample(
      mails.offerAnswered,
      { ...aboutApplicant, answer, note: answer === "declined" ? "Lương thấp" : null },
      applicantPath,
      answer,
    ),
  ),
];

/** Makes a draft that waits for the approval of an administrator who did not write it. */
async function waitingOffer(rows: Rows) {
  const offer = await ownOffer(rows, "draft");
  const { id: approval } = await rows.db
    .insertInto("offer_approvals")
    .values({ offer_id: offer, asked_by: (await rows.member()).id, asked_at: monday })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { params: { id: offer }, body: { approval, decision: "approve" } };
}

/** Makes a draft and an administrator who may approve it. */
async function offerToApprove(rows: Rows) {
  const { db, companyId, agencyId } = rows;
  await (agencyId ? makeStaff(db, "consultant", { agencyId }) : makeRecruiter(db, { companyId }));
  return ownOffer(rows, "draft");
}

export const requests: Requests = {
  "GET /jobs/:id/fill": (rows) => id(filledJob(rows)),
  "POST /jobs/:id/fill": (rows) => id(filledJob(rows)),
  "POST /jobs/:id/fill/undo": (rows) => id(filledAndClosedJob(rows)),
  "POST /applicants/:id/offers": async ({ applicant }) => ({ ...(await id(applicant())), body: terms }),
  "POST /applicants/:id/offers/preview": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: terms,
  }),
  "PUT /offer_template": () => ({ body: template }),
  "PUT /offers/:id": async (rows) => ({ ...(await id(ownOffer(rows, "draft"))), body: terms }),
  "POST /offers/:id/approval": (rows) => id(offerToApprove(rows)),
  "POST /offers/:id/approval/decision": waitingOffer,
  "POST /offers/:id/send": (rows) => id(ownOffer(rows, "draft")),
  "POST /offers/:id/cancel": async (rows) => ({ ...(await id(ownOffer(rows))), body: { note: null } }),
  "POST /offers/:id/file": async (rows) => ({
    ...(await id(ownOffer(rows, "draft"))),
    files: { file: cv("thư") },
  }),
  "DELETE /offers/:id/file": (rows) => id(ownOffer(rows, "draft")),
  "GET /offers/:id/file": (rows) => id(ownOffer(rows)),
  "GET /offers/:id/letter": (rows) => id(ownOffer(rows)),
};

const send = "sends the offer, which has a status then (offers.test.ts)";
export const stored: Stored = {
  "POST /applicants/:id/offers": { send },
  "PUT /offers/:id": { send },
  "POST /candidates/offers/:id/answer": {
    answer: ({ status }) => (status === "declined" ? "decline" : status),
    note: ({ answer_note }) => answer_note,
  },
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/companies/applicants/:id/offers": "an applicant's",
  "/candidates/offers": "a candidate's",
};

export const ownRows: OwnRows = async ({ db, applicant }) => {
  const { id } = await makeOffer(db, applicant);
  await db.updateTable("offers").set({ status: "pending", sent_at: monday }).where("id", "=", id).execute();
  return { "/candidates/offers": id };
};

export const pages: Pages = async ({ site, db, job, applicant, workspace, consultant }) => {
  const offer = await makeOffer(db, await makeApplicant(db, { job, stageKind: "offer" }));
  const keys = tokenKeys(site.services.secret);
  const token = await keys.seal({ offer: offer.id }, endOf(offer.valid_until), new Date());
  return {
    visitor: {
      "offers/answer": [linkedOfferPath("none"), linkedOfferPath(token), linkedOfferPath(token, "accept")],
    },
    candidate: {
      "my-jobs/offers": ["/my-jobs/offers"],
    },
    consultant: {
      "consultants/settings/offers": [offerPaths.template({ agency: consultant.agency_id })],
    },
    recruiter: {
      "employer/:companyId/:jobId/fill": [offerPaths.fill(workspace, job.id)],
      "employer/:companyId/candidates/:applicantId/offer": [offerPaths.write(workspace, applicant.id)],
      "employer/:companyId/settings/offers": ["", "?done=1"].map(
        (query) => offerPaths.template(workspace) + query,
      ),
      "employer/:companyId/offers": ["", "?tab=accepted"].map((query) => offerPaths.list(workspace) + query),
    },
  };
};
