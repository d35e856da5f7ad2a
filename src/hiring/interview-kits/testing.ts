import { makeInterview } from "#hiring/interviews/factory.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeKit, sampleAttributes, sampleQuestions } from "./factory.ts";
import { kitPaths } from "./paths.ts";

const content = { questions: sampleQuestions, attributes: sampleAttributes };

const ownKit = ({ db, boss, tenant, named }: Rows) =>
  makeKit(db, { ...tenant, authorId: boss.id, ...named("Vòng 1") });

export const requests: Requests = {
  "POST /interview_kits": ({ named }) => ({ body: { ...named("Vòng 2"), ...content } }),
  "GET /interview_kits/:id": (rows) => id(ownKit(rows)),
  "PUT /interview_kits/:id": async (rows) => ({
    ...(await id(ownKit(rows))),
    body: { ...rows.named("Vòng 2"), ...content, version: 1 },
  }),
  "DELETE /interview_kits/:id": (rows) => id(ownKit(rows)),
  "POST /jobs/:id/interview_kits": async (rows) => ({
    ...(await id(rows.ownJob())),
    body: { round: 1, template_id: (await ownKit(rows)).id },
  }),
  "GET /interviews/:id/kit": async (rows) => {
    const on = await rows.applicant();
    return id(makeInterview(rows.db, on, { startsAt: rows.now(), interviewers: [rows.boss.id] }));
  },
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/companies/interview_kits": "100 a workspace",
  "/companies/jobs/:id/interview_kits": "one for each round",
};

export const pages: Pages = async ({ db, boss, job, workspace, consultant }) => {
  const of = { companyId: job.company_id, authorId: boss.id };
  const template = await makeKit(db, of);
  const ofJob = await makeKit(db, { ...of, jobId: job.id });
  return {
    recruiter: {
      "employer/:companyId/settings/interview-kits": ["", "?saved=1"].map(
        (query) => kitPaths.list(workspace) + query,
      ),
      "employer/:companyId/settings/interview-kits/create": [kitPaths.create(workspace)],
      "employer/:companyId/settings/interview-kits/:kitId": [template, ofJob].map((kit) =>
        kitPaths.edit(workspace, kit.id),
      ),
      "employer/:companyId/jobs/:jobId/interview-kits": [kitPaths.job(workspace, job.id)],
    },
    consultant: {
      "consultants/settings/interview-kits": [kitPaths.list({ agency: consultant.agency_id })],
    },
  };
};

export const stored: Stored = {
  "POST /jobs/:id/interview_kits": { template_id: "its content is copied (interview-kits.test.ts)" },
};
