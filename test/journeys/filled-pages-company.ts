import { bulkMailsPath } from "#applications/console-paths.ts";
import { setupPath } from "#company-onboarding/paths.ts";
import {
  apiKeysPath,
  pageEditorPath,
  retentionPath,
  settingsPath,
  stagesPath,
} from "#company-settings/paths.ts";
import { interviewPaths } from "#interviews/paths.ts";
import { consolePaths } from "#jobs/console-paths.ts";
import { applyPath, jobPath } from "#jobs/paths.ts";
import { deactivatePath, teamPath } from "#members/paths.ts";
import { offerPaths } from "#offers/paths.ts";
import { jobStagesPath } from "#stages/paths.ts";
import { type Address, both } from "./look.ts";

interface Filled {
  boss: { companyId: number };
  job: { id: number; slug: string };
  other: { id: number; slug: string };
  draft: { id: number };
  waiting: { id: number };
  applicant: { id: number };
  held: { id: number };
  colleague: { id: number };
}

/** Where a recruiter goes: the addresses of a route, by the route. */
export function recruiterPages(filled: Filled): Record<string, Address[]> {
  const { boss, job, other, draft, waiting, applicant, held, colleague } = filled;
  return {
    "jobs/:slug": [both((l) => jobPath(l, job.slug))],
    "jobs/:slug/apply": [both((l) => applyPath(l, other.slug))],
    "employer/:companyId/jobs": ["", "?tab=rejected", "?tab=expired"].map(
      (query) => consolePaths.jobs({ company: boss.companyId }) + query,
    ),
    "employer/:companyId/jobs/create": [consolePaths.create({ company: boss.companyId })],
    "employer/:companyId/jobs/:jobId/edit": [consolePaths.edit({ company: boss.companyId }, draft.id)],
    "employer/:companyId/:jobId/preview": [consolePaths.preview({ company: boss.companyId }, waiting.id)],
    "employer/:companyId/:jobId/fill": [offerPaths.fill({ company: boss.companyId }, job.id)],
    "employer/:companyId/:jobId/table": [`${consolePaths.board({ company: boss.companyId }, job.id)}/table`],
    "employer/:companyId/:jobId/table/mails": ["", `?ids=${applicant.id}`].map(
      (query) => bulkMailsPath({ company: boss.companyId }, job.id) + query,
    ),
    "employer/:companyId/:jobId": [job.id, other.id, `${job.id}?open=${applicant.id}`].map((id) =>
      consolePaths.board({ company: boss.companyId }, id),
    ),
    "employer/:companyId/settings/retention": ["", "?done=1"].map(
      (query) => retentionPath({ company: boss.companyId }) + query,
    ),
    "employer/:companyId/candidates/:applicantId": [
      consolePaths.applicant({ company: boss.companyId }, applicant.id),
    ],
    "employer/:companyId/candidates/:applicantId/messages": [
      `${consolePaths.applicant({ company: boss.companyId }, applicant.id)}/messages`,
    ],
    "employer/:companyId/candidates/:applicantId/offer": [
      offerPaths.write({ company: boss.companyId }, applicant.id),
    ],
    "employer/:companyId/reports": [
      "",
      "?report=sources",
      "?report=pipeline",
      "?report=times",
      "?report=stages",
      "?report=team",
    ].map((query) => `/employer/${boss.companyId}/reports${query}`),
    "employer/:companyId/jobs/:jobId/owner": [consolePaths.owner({ company: boss.companyId }, job.id)],
    "employer/onboarding": [1, 2, 3, 4].map((step) => setupPath(step)),
    "employer/:companyId/settings": [settingsPath({ company: boss.companyId })],
    "employer/:companyId/settings/stages": ["", "?done=1"].map(
      (query) => stagesPath({ company: boss.companyId }) + query,
    ),
    "employer/:companyId/jobs/:jobId/stages": ["", "?done=1"].map(
      (query) => jobStagesPath({ company: boss.companyId }, job.id) + query,
    ),
    "employer/:companyId/settings/api-keys": [apiKeysPath({ company: boss.companyId })],
    "employer/:companyId/page": ["", "?done=draft"].map(
      (query) => pageEditorPath({ company: boss.companyId }) + query,
    ),
    "account/invite-teammember": ["", "?name=zzzz"].map((query) => teamPath + query),
    "account/invite-teammember/:id/deactivate": [deactivatePath(colleague.id)],
    "employer/:companyId/home": [`/employer/${boss.companyId}/home`],
    "employer/:companyId/interviews": [interviewPaths.list({ company: boss.companyId })],
    "employer/:companyId/feedbacks": [interviewPaths.feedbacks({ company: boss.companyId })],
    "employer/:companyId/interviews/:interviewId": [
      interviewPaths.detail({ company: boss.companyId }, held.id),
    ],
    "employer/:companyId/candidates/:applicantId/interviews/new": ["", "?several=1"].map(
      (query) => interviewPaths.new({ company: boss.companyId }, applicant.id) + query,
    ),
    "account/calendar": ["/account/calendar"],
    "account/your-account": ["/account/your-account"],
  };
}
