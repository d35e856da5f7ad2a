import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeStageTemplate } from "./factory.ts";
import { jobStagesPath, stagesPath } from "./paths.ts";

const arranged = {
  version: 1,
  stages: [
    { kind: "screening", name: "Test", name_vn: "Bài thi", notify_candidate: false },
    { kind: "interview", name: "Interview", name_vn: "Phỏng vấn", notify_candidate: true },
  ],
  fixed: {
    applied: { name: "New", name_vn: "Mới" },
    offer: { name: "Proposal", name_vn: "Đề nghị", notify_candidate: false },
  },
};

const ownTemplate = ({ db, agencyId, companyId, named }: Rows) =>
  makeStageTemplate(db, agencyId ? { agency: agencyId } : { company: companyId }, named("Vòng").name);

/** Lists without pagination, each with the limit of its entries. */
export const wholeLists = { "/companies/stage_templates": "mostStageTemplates" };

export const requests: Requests = {
  "PUT /jobs/:id/stages": async ({ ownJob }) => ({
    ...(await id(ownJob())),
    body: arranged,
  }),
  "PUT /stages": () => ({ body: arranged }),
  "POST /stage_templates": async ({ ownJob, named }) => ({
    body: { job_id: (await ownJob()).id, ...named("Vòng") },
  }),
  "DELETE /stage_templates/:id": (rows) => id(ownTemplate(rows)),
  "POST /jobs/:id/stages/template": async (rows) => ({
    ...(await id(rows.ownJob())),
    body: { template_id: (await ownTemplate(rows)).id, version: 1 },
  }),
};

type Stage = { kind: string; can: { remove: boolean } };
const stagesOf = ({ stages }: Record<string, unknown>) => stages as Stage[];
const arrangement: Stored[string] = {
  stages: (pipeline) => stagesOf(pipeline).filter(({ can }) => can.remove),
  fixed: (pipeline) => Object.fromEntries(stagesOf(pipeline).map((stage) => [stage.kind, stage])),
};
export const stored: Stored = {
  "PUT /stages": arrangement,
  "PUT /jobs/:id/stages": arrangement,
  "POST /stage_templates": { job_id: "copies the stages of a job" },
};

export const pages: Pages = ({ job, workspace, consultant }) => ({
  recruiter: {
    "employer/:companyId/settings/stages": ["", "?done=1", "?done=deleted"].map(
      (query) => stagesPath(workspace) + query,
    ),
    "employer/:companyId/jobs/:jobId/stages": ["", "?done=1", "?done=taken", "?done=saved"].map(
      (query) => jobStagesPath(workspace, job.id) + query,
    ),
  },
  consultant: {
    "consultants/settings/stages": [stagesPath({ agency: consultant.agency_id })],
  },
});
