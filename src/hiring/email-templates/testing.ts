import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import type { Requests } from "#test/company-endpoints/request.ts";
import { id } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { applicationPath, company, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeTemplate } from "./factory.ts";
import * as mails from "./mails.ts";
import { applicantMailsPath, bulkMailsPath, templatePaths } from "./paths.ts";

const email = { subject: "Chào bạn", content: "<p>Chào {{candidate_name}}</p>" };

const ownTemplate = ({ db, boss, tenant, named }: Rows) =>
  makeTemplate(db, { ...boss, ...tenant }, named("Mẫu email"));
const toMany = async (rows: Rows) => ({
  body: { applicant_ids: [(await rows.applicant()).id], template_id: (await ownTemplate(rows)).id },
});
const waitingMails = async (rows: Rows) =>
  rows.create("POST /applicants/mails", await toMany(rows), ({ meta }) => meta.waiting_id);

export const mailSamples: readonly MailSample[] = [
  sample(
    mails.employerMail,
    {
      subject: "Mời phỏng vấn 123",
      html: "<p>Chào chị Mai,</p><ul><li>Thứ Hai, 09:00</li></ul><p>Hẹn gặp &amp; trao đổi</p>",
      company,
      job: title,
      path: `${applicationPath}/messages`,
    },
    `${applicationPath}/messages`,
  ),
];

export const requests: Requests = {
  "POST /email_templates": ({ named }) => ({
    body: { ...named("Mẫu"), ...email, stage: "screening", language: 1 },
  }),
  "GET /email_templates/:id": (rows) => id(ownTemplate(rows)),
  "PUT /email_templates/:id": async (rows) => ({
    ...(await id(ownTemplate(rows))),
    body: { ...rows.named("Mẫu"), ...email, stage: "screening", language: 1 },
  }),
  "DELETE /email_templates/:id": (rows) => id(ownTemplate(rows)),
  "POST /email_templates/:id/preview": async (rows) => ({
    ...(await id(ownTemplate(rows))),
    body: { applicant_id: (await rows.applicant()).id },
  }),
  "POST /applicants/:id/mails": async (rows) => ({
    ...(await id(rows.applicant())),
    body: { template_id: (await ownTemplate(rows)).id, ...email },
  }),
  "DELETE /applicants/mails/waiting/:id": (rows) => id(waitingMails(rows)),
  "POST /applicants/mails": toMany,
};

export const stored: Stored = {
  "POST /applicants/:id/mails": { content: "its placeholders are replaced (send.test.ts)" },
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/companies/email_templates": "mostTemplates",
  "/companies/applicants/:id/mails": "items",
};

export const pages: Pages = async ({ db, boss, job, applicant, workspace }) => {
  const template = await makeTemplate(db, boss);
  const templates = templatePaths.list(workspace);
  // The page offers templates in the candidate's language, here Vietnamese.
  const reader = await makeCandidate(db);
  await db.updateTable("accounts").set({ language: 1 }).where("id", "=", reader.id).execute();
  const { id: applicantId } = await makeApplicant(db, { job, candidate: reader });
  const mailsOfApplicant = applicantMailsPath(workspace, applicantId);
  return {
    recruiter: {
      "employer/:companyId/:jobId/table/mails": ["", `?ids=${applicant.id}`].map(
        (query) => bulkMailsPath(workspace, job.id) + query,
      ),
      "employer/:companyId/email-templates": [templates, `${templates}?saved=1`],
      "employer/:companyId/email-templates/create": ["", "?from=1"].map(
        (query) => templatePaths.create(workspace) + query,
      ),
      "employer/:companyId/email-templates/:templateId": [template.id, 6].map((id) =>
        templatePaths.edit(workspace, id),
      ),
      "employer/:companyId/candidates/:applicantId/mails": [
        mailsOfApplicant,
        `${mailsOfApplicant}?template=6`,
      ],
    },
  };
};
