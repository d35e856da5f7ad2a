import { makeCandidate } from "#accounts/factory.ts";
import { applicantMailsPath, applicantNotesPath } from "#applications/console-paths.ts";
import { makeApplicant } from "#applications/factory.ts";
import { webhooksPath } from "#company-settings/paths.ts";
import { makeImport } from "#csv-import/factory.ts";
import { importPaths } from "#csv-import/paths.ts";
import { makeTemplate } from "#email-templates/factory.ts";
import { templatePaths } from "#email-templates/paths.ts";
import { makeInterview } from "#interviews/factory.ts";
import { consolePaths, jobsImportPath } from "#jobs/console-paths.ts";
import { makeJobTemplate } from "#jobs/factory.ts";
import type { Reader } from "#kit/db.ts";
import { makeEvaluation, makeNote } from "#notes/factory.ts";
import { jobNotesPath } from "#notes/paths.ts";
import { offerPaths } from "#offers/paths.ts";
import { makePeople } from "#talent-pools/factory.ts";
import { talentPaths } from "#talent-pools/paths.ts";
import { makeTask } from "#tasks/factory.ts";
import { taskPaths } from "#tasks/paths.ts";
import { makeWebhook } from "#webhooks/factory.ts";
import { webhookPath } from "#webhooks/paths.ts";

interface Given {
  boss: { id: number; companyId: number };
  job: Parameters<typeof makeApplicant>[1]["job"];
  applicant: { id: number; job_id: number; company_id: number; agency_id: number | null };
}

/** What a recruiter has beside the jobs and the board, each with something in it, by the pattern of its address. */
export async function hiringPages(db: Reader, { boss, job, applicant }: Given) {
  const { id: authorId, companyId } = boss;
  const note = await makeNote(db, { applicant, authorId, mentions: [authorId] });
  const startsAt = new Date("2026-03-02T02:00:00Z");
  const interviewed = { startsAt, interviewers: [authorId] };
  const interview = await makeInterview(db, applicant, interviewed);
  await makeEvaluation(db, { applicant, authorId, interviewId: interview.id });
  const due = await makeInterview(db, applicant, interviewed);
  const template = await makeTemplate(db, boss);
  const jobTemplate = await makeJobTemplate(db, boss);
  const task = await makeTask(db, { companyId, authorId, applicant });
  const webhook = await makeWebhook(db, boss);
  const done = await makeTask(db, { companyId, authorId, endedAt: new Date("2026-03-02T02:00:00Z") });
  const notes = applicantNotesPath({ company: companyId }, applicant.id);
  // Templates are offered in the candidate's language.
  const reader = await makeCandidate(db);
  await db.updateTable("accounts").set({ language: 1 }).where("id", "=", reader.id).execute();
  const mails = applicantMailsPath(
    { company: companyId },
    (await makeApplicant(db, { job, candidate: reader })).id,
  );
  const templates = templatePaths.list({ company: companyId });
  const tasks = taskPaths.list({ company: companyId });
  const { person, double, pool } = await makePeople(db, authorId, { company: companyId });
  // The reader lets companies find them, and has been invited.
  await db
    .insertInto("candidate_profiles")
    .values({
      ...{ account_id: reader.id, job_title: "Kế toán trưởng", updated_at: new Date() },
      visibility: "public_to_verified_employers",
    })
    .execute();
  const people = talentPaths.list({ company: companyId });
  const right = await makeImport(db, boss, []);
  const wrong = await makeImport(db, boss, [{ line: 2, column: "full_name", code: "required" }]);
  return {
    "employer/:companyId/candidates": ["", "?keyword=zzzz", `?pool=${pool}`].map((query) => people + query),
    "employer/:companyId/imports": [
      jobsImportPath({ company: companyId }),
      talentPaths.import({ company: companyId }),
    ],
    "employer/:companyId/imports/:importId": [wrong, right].map((id) =>
      importPaths.preview({ company: companyId }, id),
    ),
    "employer/:companyId/candidate-search": ["", "?keyword=zzzz", "?invite=1"].map(
      (query) => talentPaths.search({ company: companyId }) + query,
    ),
    "employer/:companyId/candidates/invite": [{ candidate: person }, { pool }, { pool: 1 }].map((whom) =>
      talentPaths.invite({ company: companyId }, whom),
    ),
    "employer/:companyId/candidates/create": [talentPaths.create({ company: companyId })],
    "employer/:companyId/candidates/cv-files": [talentPaths.files({ company: companyId })],
    "employer/:companyId/talent/:candidateId": [person, double].map((id) =>
      talentPaths.person({ company: companyId }, id),
    ),
    "employer/:companyId/talent/:candidateId/edit": [talentPaths.edit({ company: companyId }, person)],
    "employer/:companyId/talent-pools": ["", `?edit=${pool}`].map(
      (query) => talentPaths.pools({ company: companyId }) + query,
    ),
    "employer/:companyId/candidates/:applicantId/notes": [
      notes,
      `${notes}?edit=${note.id}`,
      `${notes}?interview=${due.id}`,
    ],
    "employer/:companyId/:jobId/notes": [jobNotesPath({ company: companyId }, job.id)],
    "employer/:companyId/job-templates": ["", `?edit=${jobTemplate.id}`].map(
      (query) => consolePaths.templates({ company: companyId }) + query,
    ),
    "employer/:companyId/job-templates/create": [consolePaths.saveTemplate({ company: companyId }, job.id)],
    "employer/:companyId/email-templates": [templates, `${templates}?saved=1`],
    "employer/:companyId/email-templates/create": ["", "?from=1"].map(
      (query) => templatePaths.create({ company: companyId }) + query,
    ),
    "employer/:companyId/email-templates/:templateId": [template.id, 6].map((id) =>
      templatePaths.edit({ company: companyId }, id),
    ),
    "employer/:companyId/candidates/:applicantId/mails": [mails, `${mails}?template=6`],
    "employer/:companyId/settings/webhooks": ["", "?deleted=1"].map(
      (query) => webhooksPath({ company: companyId }) + query,
    ),
    "employer/:companyId/settings/webhooks/:webhookId": ["", "?done=tested"].map(
      (query) => webhookPath({ company: companyId }, webhook.id) + query,
    ),
    "employer/:companyId/offers": ["", "?tab=accepted"].map(
      (query) => offerPaths.list({ company: companyId }) + query,
    ),
    "employer/:companyId/tasks": [tasks, `${tasks}?whose=all&show=done`],
    "employer/:companyId/tasks/create": ["", `?applicant=${applicant.id}`].map(
      (query) => taskPaths.create({ company: companyId }) + query,
    ),
    "employer/:companyId/tasks/:taskId": [task.id, done.id].map((id) =>
      taskPaths.detail({ company: companyId }, id),
    ),
  };
}
