import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { changeJobs } from "../commands/bulk.ts";
import { createJob } from "../commands/create-job.ts";
import { updateJob } from "../commands/edit-job.ts";
import { deleteJob } from "../commands/move-job.ts";
import { changeJobOwner } from "../commands/owner.ts";
import { setHidden } from "../commands/show-job.ts";
import { createFromTemplate, deleteTemplate, renameTemplate, saveTemplate } from "../commands/templates.ts";
import {
  changeOwner,
  create,
  hide,
  jobSources,
  ownDetail,
  ownList,
  remove,
  unhide,
  update,
} from "../contract.ts";
import { bulk } from "../contract-bulk.ts";
import { openJobs } from "../contract-open.ts";
import * as templates from "../contract-templates.ts";
import { bulkResults } from "../queries/bulk-results.ts";
import { ownJob, ownJobs, writtenJob } from "../queries/company-jobs.ts";
import { openJobsOf } from "../queries/open-jobs.ts";
import { sourcesOf } from "../queries/sources.ts";
import { jobTemplateOf, jobTemplatesOf } from "../queries/templates.ts";

/** A company's own jobs: /companies/jobs. */
export function companyJobs(): Bound[] {
  return [
    on(ownList, ({ tx, actor, query, asOf }) => ownJobs(tx, actor, query, asOf)),
    ...onHiring(openJobs, ({ tx, actor }) => openJobsOf(tx, actor)),
    on(create, async ({ tx, actor, body, asOf }) => {
      const id = await createJob(tx, actor, body, asOf);
      return { data: await ownJob(tx, actor, id, asOf) };
    }),
    onDb(bulk, async ({ database, actor, body, asOf, note, errorText }) => {
      note({ after: { action: body.action, count: body.ids.length } });
      const ended = await changeJobs(database, actor, body, asOf);
      return bulkResults(database.db, actor, ended, errorText);
    }),
    on(ownDetail, async ({ tx, actor, params, asOf }) => ({
      data: await ownJob(tx, actor, params.id, asOf),
    })),
    on(jobSources, async ({ tx, actor, params, asOf }) => {
      await ownJob(tx, actor, params.id, asOf);
      return { data: await sourcesOf(tx, params.id) };
    }),
    on(update, async ({ tx, actor, params, body, asOf }) => {
      await updateJob(tx, actor, params.id, body, asOf);
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    on(changeOwner, async ({ tx, actor, params, body, asOf, note }) => {
      note({ after: body.owner_id });
      await changeJobOwner(tx, actor, { id: params.id, ownerId: body.owner_id, asOf });
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    on(hide, async ({ tx, actor, params, asOf }) => {
      await setHidden(tx, actor, params.id, { hidden: true, asOf });
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    on(unhide, async ({ tx, actor, params, asOf }) => {
      await setHidden(tx, actor, params.id, { hidden: false, asOf });
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    on(remove, async ({ tx, actor, params, asOf }) => {
      await deleteJob(tx, actor, params.id, asOf);
      return undefined;
    }),
    ...jobTemplates(),
  ];
}

function jobTemplates(): Bound[] {
  return [
    on(templates.jobTemplates, async ({ tx, actor }) => ({ data: await jobTemplatesOf(tx, actor) })),
    on(templates.createJobTemplate, async ({ tx, actor, body, asOf }) => {
      const id = await saveTemplate(tx, actor, body, asOf);
      return { data: await jobTemplateOf(tx, actor, id) };
    }),
    on(templates.jobTemplate, async ({ tx, actor, params }) => ({
      data: await jobTemplateOf(tx, actor, params.id),
    })),
    on(templates.renameJobTemplate, async ({ tx, actor, params, body }) => {
      await renameTemplate(tx, actor, { ...body, id: params.id });
      return { data: await jobTemplateOf(tx, actor, params.id) };
    }),
    on(templates.deleteJobTemplate, async ({ tx, actor, params }) => {
      await deleteTemplate(tx, actor, params.id);
      return undefined;
    }),
    on(templates.draftFromTemplate, async ({ tx, actor, params, asOf }) => {
      const id = await createFromTemplate(tx, actor, params.id, asOf);
      return { data: await ownJob(tx, actor, id, asOf) };
    }),
  ];
}
