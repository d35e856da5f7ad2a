import { type Bound, on } from "#kit/http/handle.ts";
import { onHiring, onHiringDb } from "#people/accounts/hiring-routes.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
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
import { openJobsOf } from "../queries/open-jobs.ts";
import { ownJob, ownJobs, writtenJob } from "../queries/shared/own-jobs.ts";
import { sourcesOf } from "../queries/sources.ts";
import { jobTemplateOf, jobTemplatesOf } from "../queries/templates.ts";

/** The jobs of a workspace: /companies/jobs, /consultants/jobs. */
export function companyJobs(): Bound[] {
  return [
    on(ownList, ({ tx, actor, query, asOf }) => ownJobs(tx, hiringActorOf(actor), query, asOf)),
    ...onHiring(openJobs, ({ tx, actor, query }) => openJobsOf(tx, actor, query)),
    on(create, async ({ tx, actor, body, asOf }) => {
      const recruiter = hiringActorOf(actor);
      const id = await createJob(tx, recruiter, body, asOf);
      return { data: await ownJob(tx, recruiter, id, asOf) };
    }),
    ...onHiringDb(bulk, async ({ database, actor, body, asOf, note, errorText }) => {
      note({ after: { action: body.action, count: body.ids.length } });
      const ended = await changeJobs(database, actor, body, asOf);
      return bulkResults(database.db, actor, ended, errorText);
    }),
    on(ownDetail, async ({ tx, actor, params, asOf }) => ({
      data: await ownJob(tx, hiringActorOf(actor), params.id, asOf),
    })),
    ...onHiring(jobSources, async ({ tx, actor, params, asOf }) => {
      await ownJob(tx, actor, params.id, asOf);
      return { data: await sourcesOf(tx, params.id) };
    }),
    ...onHiring(update, async ({ tx, actor, params, body, asOf }) => {
      await updateJob(tx, actor, params.id, body, asOf);
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    ...onHiring(changeOwner, async ({ tx, actor, params, body, asOf, note }) => {
      note({ after: body.owner_id });
      await changeJobOwner(tx, actor, { id: params.id, ownerId: body.owner_id, asOf });
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    ...onHiring(hide, async ({ tx, actor, params, asOf }) => {
      await setHidden(tx, actor, params.id, { hidden: true, asOf });
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    ...onHiring(unhide, async ({ tx, actor, params, asOf }) => {
      await setHidden(tx, actor, params.id, { hidden: false, asOf });
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    ...onHiring(remove, async ({ tx, actor, params, asOf }) => {
      await deleteJob(tx, actor, params.id, asOf);
      return undefined;
    }),
    ...jobTemplates(),
  ];
}

function jobTemplates(): Bound[] {
  return [
    ...onHiring(templates.jobTemplates, async ({ tx, actor }) => ({ data: await jobTemplatesOf(tx, actor) })),
    ...onHiring(templates.createJobTemplate, async ({ tx, actor, body, asOf }) => {
      const id = await saveTemplate(tx, actor, body, asOf);
      return { data: await jobTemplateOf(tx, actor, id) };
    }),
    ...onHiring(templates.jobTemplate, async ({ tx, actor, params }) => ({
      data: await jobTemplateOf(tx, actor, params.id),
    })),
    ...onHiring(templates.renameJobTemplate, async ({ tx, actor, params, body }) => {
      await renameTemplate(tx, actor, { ...body, id: params.id });
      return { data: await jobTemplateOf(tx, actor, params.id) };
    }),
    ...onHiring(templates.deleteJobTemplate, async ({ tx, actor, params }) => {
      await deleteTemplate(tx, actor, params.id);
      return undefined;
    }),
    on(templates.draftFromTemplate, async ({ tx, actor, params, asOf }) => {
      const recruiter = hiringActorOf(actor);
      const id = await createFromTemplate(tx, recruiter, { id: params.id, client: null, asOf });
      return { data: await ownJob(tx, recruiter, id, asOf) };
    }),
  ];
}
