import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { photoReply } from "#candidates/photo-reply.ts";
import { cvReply } from "#cv/keep.ts";
import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { handleMany } from "../commands/bulk.ts";
import { hideApplicant } from "../commands/hide.ts";
import { keepFor } from "../commands/keep-for.ts";
import { moveApplicant } from "../commands/move.ts";
import { silenceMove } from "../commands/notify.ts";
import { changeApplicantOwner } from "../commands/owner.ts";
import { rejectApplicant, restoreApplicant } from "../commands/reject.ts";
import { noteView } from "../commands/view.ts";
import * as contract from "../contract.ts";
import { bulk } from "../contract-bulk.ts";
import { applicantPhoto, cvFile } from "../contract-files.ts";
import { applicantTable } from "../contract-lists.ts";
import { applicantActivities, hide, silence } from "../contract-record.ts";
import { retentionChange, retentionShow } from "../contract-retention.ts";
import { activityPage } from "../queries/activities.ts";
import { applicantCard, applicantOf, cardOfFound } from "../queries/applicant.ts";
import { applicantPage, boardOf } from "../queries/board.ts";
import { boardJob } from "../queries/board-job.ts";
import { retentionSetting } from "../queries/retention.ts";
import { sentCv } from "../queries/shared/find.ts";
import { photoKeyOf } from "../queries/shared/photo.ts";
import { openBoardStream } from "./board-events.ts";

/** The board and its applicants. */
export function companyApplicants(): Bound[] {
  return [
    on(contract.board, async ({ tx, actor, params, query, asOf }) => ({
      data: await boardOf(tx, hiringForCompany(actor), params.id, { view: query, asOf }),
    })),
    on(applicantTable, async ({ tx, actor, params, query, asOf }) => ({
      data: await applicantPage(tx, hiringForCompany(actor), params.id, { query, asOf }),
    })),
    on(contract.move, async ({ tx, actor, params, body, asOf, note }) => {
      note({ before: body.from_job_stage_id ?? undefined, after: body.job_stage_id });
      const recruiter = hiringForCompany(actor);
      const { order, emailAt: email_at } = await moveApplicant(tx, recruiter, {
        id: params.id,
        stageId: body.job_stage_id,
        index: body.new_index,
        fromStageId: body.from_job_stage_id ?? null,
        asOf,
      });
      const data = await applicantCard(tx, recruiter, params.id, asOf, order.indexOf(params.id));
      return { data, meta: { order: order.map(String), email_at } };
    }),
    onDb(contract.applicantDetail, async ({ database, actor, params, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const data = await applicantOf(database.db, recruiter, params.id, asOf);
      if (data.attributes.viewed_at) return { data };
      await inTransaction(database, (tx) => noteView(tx, recruiter, { id: params.id, asOf }));
      return { data: await applicantOf(database.db, recruiter, params.id, asOf) };
    }),
    on(contract.reject, async ({ tx, actor, params, body, asOf, note }) => {
      const recruiter = hiringForCompany(actor);
      const { reason_id: reasonId } = body;
      note({ after: { reason_id: reasonId } });
      const given = { id: params.id, reasonId, note: body.note, asOf };
      const email_at = await rejectApplicant(tx, recruiter, given);
      return { data: await applicantCard(tx, recruiter, params.id, asOf), meta: { email_at } };
    }),
    on(contract.restore, async ({ tx, actor, params, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const email_at = await restoreApplicant(tx, recruiter, { id: params.id, asOf });
      return { data: await applicantCard(tx, recruiter, params.id, asOf), meta: { email_at } };
    }),
    on(silence, async ({ tx, actor, params, asOf }) => {
      const recruiter = hiringForCompany(actor);
      await silenceMove(tx, recruiter, params.id);
      return { data: await applicantCard(tx, recruiter, params.id, asOf) };
    }),
    on(contract.changeOwner, async ({ tx, actor, params, body, asOf, note }) => {
      note({ after: body.owner_id });
      const recruiter = hiringForCompany(actor);
      const found = await changeApplicantOwner(tx, recruiter, {
        id: params.id,
        ownerId: body.owner_id,
        asOf,
      });
      return { data: await cardOfFound(tx, recruiter, found, asOf) };
    }),
    on(hide, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      await hideApplicant(tx, recruiter, { id: params.id, hidden: body.hidden, asOf });
      return { data: await applicantCard(tx, recruiter, params.id, asOf) };
    }),
    onDb(applicantActivities, ({ database, actor, params, query }) =>
      activityPage(database.db, hiringForCompany(actor), params.id, query),
    ),
    onDb(bulk, async ({ database, actor, params, body, asOf, note, errorText }) => {
      const recruiter = hiringForCompany(actor);
      note({ after: { action: body.action, count: body.ids.length } });
      // A job of somebody else is absent, whoever its applicants are.
      await boardJob(database.db, recruiter, params.id);
      const data = await handleMany(database, recruiter, { ...body, jobId: params.id, asOf }, errorText);
      return { data, meta: { done: data.filter(({ ok }) => ok).length } };
    }),
    on(retentionShow, async ({ tx, actor }) => ({ data: await retentionSetting(tx, actor) })),
    on(retentionChange, async ({ tx, actor, body, asOf, note }) => {
      const { attributes: before } = await retentionSetting(tx, actor);
      await keepFor(tx, actor, body, asOf);
      const data = await retentionSetting(tx, actor);
      const after = data.attributes;
      note({ before: [before.days, before.added_days], after: [after.days, after.added_days] });
      return { data };
    }),
    onFile(cvFile, async ({ actor, params, database, services, requester }) =>
      cvReply(services, await sentCv(database.db, hiringForCompany(actor), params.id), requester),
    ),
    onFile(applicantPhoto, async ({ actor, params, database, services }) =>
      photoReply(services, await photoKeyOf(database.db, hiringForCompany(actor), params.id)),
    ),
    onFile(contract.boardEvents, async ({ actor, params, database, services }) => {
      const recruiter = hiringForCompany(actor);
      await boardJob(database.db, recruiter, params.id);
      return openBoardStream(services.pubsub, recruiter, params.id);
    }),
  ];
}
