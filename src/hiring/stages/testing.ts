import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
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

export const requests: Requests = {
  "PUT /jobs/:id/stages": async ({ ownJob }) => ({
    ...(await id(ownJob())),
    body: arranged,
  }),
  "PUT /stages": () => ({ body: arranged }),
};

type Stage = { kind: string; can: { remove: boolean } };
const stagesOf = ({ stages }: Record<string, unknown>) => stages as Stage[];
const arrangement: Stored[string] = {
  stages: (pipeline) => stagesOf(pipeline).filter(({ can }) => can.remove),
  fixed: (pipeline) => Object.fromEntries(stagesOf(pipeline).map((stage) => [stage.kind, stage])),
};
export const stored: Stored = { "PUT /stages": arrangement, "PUT /jobs/:id/stages": arrangement };

export const pages: Pages = ({ job, workspace, consultant }) => ({
  recruiter: {
    "employer/:companyId/settings/stages": ["", "?done=1"].map((query) => stagesPath(workspace) + query),
    "employer/:companyId/jobs/:jobId/stages": ["", "?done=1"].map(
      (query) => jobStagesPath(workspace, job.id) + query,
    ),
  },
  consultant: {
    "consultants/settings/stages": [stagesPath({ agency: consultant.agency_id })],
  },
});
