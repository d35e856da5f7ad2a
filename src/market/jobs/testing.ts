import { makeClient } from "#people/clients/factory.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { at, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import { inside, type Stored } from "#test/stored/stored.ts";
import { consolePaths } from "./console-paths.ts";
import { templateColumns } from "./contract-templates.ts";
import { makeJob, makeJobTemplate, wholeJob } from "./factory.ts";
import * as mails from "./mails.ts";
import { teamRoles } from "./team.ts";
import { promotions, takedownReasons } from "./terms.ts";

const expiringJob = { job: title, jobId: 7, expiresAt: at };

async function hiddenJob({ db, tenant, boss }: Rows) {
  const { id } = await makeJob(db, { ...tenant, ownerId: boss.id });
  await db.updateTable("jobs").set({ hidden_at: new Date() }).where("id", "=", id).execute();
  return { id };
}

/** The fields of a whole job, as an author sends them. */
export const fullJob = {
  ...wholeJob,
  description: `<p>${wholeJob.description.trim()}</p>`,
  requirement: `<p>${wholeJob.requirement}</p>`,
  benefits: "<p>Lương tháng 13</p>",
  salary_min: 12_000,
  salary_max: 18_000,
  currency: "USD",
  salary_period: "year",
  skills: ["Excel"],
  job_languages_attributes: [{ language: 1, proficiency: 2 }],
  questions: [{ type: "yes_no", text: "Bạn có bằng lái xe không?", required: true }],
};

const ownTemplate = ({ db, boss, tenant, named }: Rows) =>
  makeJobTemplate(db, { id: boss.id, ...tenant }, named("Mẫu tin"));

async function peopleOf({ boss, member }: Rows) {
  return { recruiter_ids: [(await member()).id], contact_member_id: boss.id };
}

/** Returns the field with the client of a new job, for the rows of an agency. */
async function ofClient({ db, agencyId }: Rows) {
  return agencyId ? { client_id: (await makeClient(db, { agency_id: agencyId })).id } : {};
}

export const mailSamples: readonly MailSample[] = [
  ...takedownReasons.flatMap(({ key: reason }) =>
    (["suspended", "closed"] as const).map((how) =>
      sample(
        mails.jobTakenDown,
        { job: title, how, reason, note: "{Sửa} lại", jobId: 7 },
        "/console/7/preview",
        `${how} ${reason}`,
      ),
    ),
  ),
  ...promotions.map((change) =>
    sample(
      mails.jobPromoted,
      { job: title, jobId: 7, change, reason: "{Sửa} lại" },
      "/console/7/preview",
      change,
    ),
  ),
  sample(mails.jobRestored, { job: title, slug: "ke-toan-i7" }, "/"),
  ...[1, 5].map((days) =>
    sample(mails.jobExpiring, { ...expiringJob, days }, "/console/7/preview", `${days}`),
  ),
  ...teamRoles.map((role) =>
    sample(mails.addedToJobTeam, { by: "Trần Thị Bình", job: title, jobId: 7, role }, "/console/7", role),
  ),
];

export const requests: Requests = {
  "POST /jobs": async (rows) => ({
    body: { ...fullJob, ...(await peopleOf(rows)), ...(await ofClient(rows)) },
  }),
  "POST /jobs/bulk": async ({ ownJob }) => ({ body: { ids: [(await ownJob()).id], action: "close" } }),
  "GET /jobs/:id": ({ ownJob }) => id(ownJob()),
  "PUT /jobs/:id": async (rows) => ({
    ...(await id(rows.ownJob("draft"))),
    body: { ...fullJob, ...(await peopleOf(rows)) },
  }),
  "DELETE /jobs/:id": ({ ownJob }) => id(ownJob("draft")),
  "POST /jobs/:id/owner": async ({ ownJob, member }) => ({
    ...(await id(ownJob())),
    body: { owner_id: (await member()).id },
  }),
  "PUT /jobs/:id/team": async ({ ownJob, boss }) => ({
    ...(await id(ownJob())),
    body: { version: `${boss.id}-owner`, people: [{ id: boss.id, role: "owner" }] },
  }),
  "POST /jobs/:id/hide": ({ ownJob }) => id(ownJob()),
  "POST /jobs/:id/unhide": (rows) => id(hiddenJob(rows)),
  "POST /job_templates": ({ named }) => ({ body: { ...fullJob, ...named("Mẫu") } }),
  "GET /job_templates/:id": (rows) => id(ownTemplate(rows)),
  "PUT /job_templates/:id": async (rows) => ({
    ...(await id(ownTemplate(rows))),
    body: rows.named("Mẫu khác"),
  }),
  "DELETE /job_templates/:id": (rows) => id(ownTemplate(rows)),
  "POST /job_templates/:id/draft": async (rows) => ({
    ...(await id(ownTemplate(rows))),
    ...(rows.agencyId && { body: await ofClient(rows) }),
  }),
};

const ofTemplate = (name: string) => (template: Record<string, unknown>) =>
  (template.job as Record<string, unknown>)[name];
const takenDown = {
  reason_id: inside("takedown", "id"),
  note: inside("takedown", "note"),
};
export const stored: Stored = {
  "POST /admins/jobs/:id/suspend": takenDown,
  "POST /admins/jobs/:id/close": takenDown,
  "PUT /admins/jobs/:id/hot": { reason: "the team of the job reads it in a mail (show.test.ts)" },
  "PUT /admins/jobs/:id/ads": {
    ads: "is in the list of reviewers (filters.test.ts)",
    reason: "the team of the job reads it in a mail",
  },
  "POST /jobs": { draft: "leaves a draft" },
  "PUT /jobs/:id": { draft: "leaves a draft", status: "names a verb (lifecycle.test.ts)" },
  "POST /job_templates": {
    ...Object.fromEntries(
      templateColumns.flatMap((name) => (name === "job_languages" ? [] : [[name, ofTemplate(name)]])),
    ),
    job_languages_attributes: ofTemplate("job_languages"),
    job_id: "copies the texts of a job",
  },
};

/** Lists without pagination, each with the limit of its entries. */
export const wholeLists = {
  "/companies/job_templates": "mostTemplates",
  "/consultants/job_clients": "mostJobClients",
  "/companies/open_jobs": "mostOpenJobs",
  "/companies/jobs/:id/sources": "sources",
  "/candidates/jobs/:id/similar": "a fixed number",
};

const published = ({ db, boss }: People) => id(makeJob(db, { companyId: boss.companyId, ownerId: boss.id }));
const takeDown = { reason_id: 1, note: "Thu phí ứng viên" };
export const ownRequests: OwnRequests = {
  "POST /admins/jobs/:id/suspend": async (people) => ({ ...(await published(people)), body: takeDown }),
  "POST /admins/jobs/:id/unsuspend": async ({ db, boss }) =>
    id(makeJob(db, { companyId: boss.companyId, ownerId: boss.id, state: "frozen" })),
  "POST /admins/jobs/:id/close": async (people) => ({ ...(await published(people)), body: takeDown }),
  "PUT /admins/jobs/:id/hot": async (people) => ({
    ...(await published(people)),
    body: { hot: true, reason: takeDown.note },
  }),
  "PUT /admins/jobs/:id/ads": async (people) => ({
    ...(await published(people)),
    body: { ads: false, reason: takeDown.note },
  }),
};

export const notices: Notices = {
  "POST /admins/jobs/:id/suspend": { mail: "jobs.job_taken_down" },
  "POST /admins/jobs/:id/close": { mail: "jobs.job_taken_down" },
  "POST /admins/jobs/:id/unsuspend": {
    mail: "jobs.job_restored",
    grants: "publishes the job again, as its team wants it",
  },
  "PUT /admins/jobs/:id/hot": { mail: "jobs.job_promoted" },
  "PUT /admins/jobs/:id/ads": { mail: "jobs.job_promoted" },
};

export const pages: Pages = async ({ db, boss, job, draft, waiting, workspace, consultant }) => {
  const jobTemplate = await makeJobTemplate(db, { id: boss.id, companyId: boss.companyId });
  const { agency_id } = await db
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", consultant.id)
    .executeTakeFirstOrThrow();
  const agency = { agency: agency_id ?? 0 };
  await makeClient(db, { agency_id: agency.agency });
  const ofClient = { companyId: boss.companyId, agencyId: agency.agency, ownerId: consultant.id };
  const { id } = await makeJob(db, { ...ofClient, state: "draft" });
  return {
    consultant: {
      "consultants/jobs": ["", "?tab=draft"].map((query) => consolePaths.jobs(agency) + query),
      "consultants/jobs/create": [consolePaths.create(agency)],
      "consultants/jobs/:jobId/edit": [consolePaths.edit(agency, id)],
      "consultants/:jobId/preview": [consolePaths.preview(agency, id)],
    },
    recruiter: {
      "employer/:companyId/jobs": ["", "?tab=rejected", "?tab=expired"].map(
        (query) => consolePaths.jobs(workspace) + query,
      ),
      "employer/:companyId/jobs/create": [consolePaths.create(workspace)],
      "employer/:companyId/jobs/:jobId/edit": [consolePaths.edit(workspace, draft.id)],
      "employer/:companyId/:jobId/preview": [consolePaths.preview(workspace, waiting.id)],
      "employer/:companyId/jobs/:jobId/owner": [consolePaths.owner(workspace, job.id)],
      "employer/:companyId/jobs/:jobId/team": ["", "?done=1"].map(
        (query) => consolePaths.team(workspace, job.id) + query,
      ),
      "employer/:companyId/job-templates": ["", `?edit=${jobTemplate.id}`].map(
        (query) => consolePaths.templates(workspace) + query,
      ),
      "employer/:companyId/job-templates/create": [consolePaths.saveTemplate(workspace, job.id)],
    },
  };
};
