import { recordRead } from "#kit/db.ts";
import type { Bound } from "#kit/http/handle.ts";
import { onHiring, onHiringDb, onHiringFile } from "#people/accounts/hiring-routes.ts";
import { photoReply } from "#profiles/candidates/photo-reply.ts";
import { cvReply } from "#profiles/cv/keep.ts";
import { handleMany, verbOf } from "../commands/bulk.ts";
import { hideApplicant } from "../commands/hide.ts";
import { keepFor } from "../commands/keep-for.ts";
import { moveApplicant } from "../commands/move.ts";
import { changeApplicantOwner } from "../commands/owner.ts";
import { rejectApplicant, restoreApplicant } from "../commands/reject.ts";
import { silenceMove } from "../commands/status.ts";
import { noteView } from "../commands/view.ts";
import * as contract from "../contract.ts";
import { bulk } from "../contract-bulk.ts";
import { applicantPhoto, cvFile } from "../contract-files.ts";
import { applicantTable } from "../contract-lists.ts";
import { applicantActivities, hide, silence } from "../contract-record.ts";
import { retentionChange, retentionShow } from "../contract-retention.ts";
import { activityPage } from "../queries/activities.ts";
import { applicantCard, applicantOf, cardOfApplicant } from "../queries/applicant.ts";
import { applicantPage, boardOf } from "../queries/board.ts";
import { boardJob } from "../queries/board-job.ts";
import { retentionSetting } from "../queries/retention.ts";
import { sentCv } from "../queries/shared/find.ts";
import { photoKeyOf } from "../queries/shared/photo.ts";
import { openBoardStream } from "./board-events.ts";

/** Routes of the board, its applicants and the time for which their data is stored. */
export function companyApplicants(): Bound[] {
  return [...listRoutes(), ...decisionRoutes(), ...recordRoutes(), ...retentionRoutes(), ...fileRoutes()];
}

function listRoutes(): Bound[] {
  return [
    ...onHiring(contract.board, async ({ tx, actor, params, query, asOf }) => ({
      data: await boardOf(tx, actor, params.id, { view: query, asOf }),
    })),
    ...onHiring(applicantTable, async ({ tx, actor, params, query, asOf }) => ({
      data: await applicantPage(tx, actor, params.id, { query, asOf }),
    })),
    ...onHiringDb(contract.applicantDetail, async ({ database, actor, params, asOf }) => {
      const data = await applicantOf(database.db, actor, params.id, asOf);
      if (data.attributes.viewed_at) return { data };
      await recordRead(database, (tx) => noteView(tx, actor, { id: params.id, asOf }));
      return { data: await applicantOf(database.db, actor, params.id, asOf) };
    }),
    ...onHiringDb(applicantActivities, ({ database, actor, params, query }) =>
      activityPage(database.db, actor, params.id, query),
    ),
  ];
}

/** Moves, rejections and their undoing, of one applicant and of many. */
function decisionRoutes(): Bound[] {
  return [
    ...onHiring(contract.move, async ({ tx, actor, params, body, asOf, note }) => {
      note({ before: body.from_job_stage_id ?? undefined, after: body.job_stage_id });
      const {
        applicant,
        order,
        emailAt: email_at,
      } = await moveApplicant(tx, actor, {
        id: params.id,
        stageId: body.job_stage_id,
        index: body.new_index,
        fromStageId: body.from_job_stage_id ?? null,
        asOf,
      });
      const data = await cardOfApplicant(tx, actor, applicant, asOf, order.indexOf(params.id));
      return { data, meta: { order: order.map(String), email_at } };
    }),
    ...onHiring(contract.reject, async ({ tx, actor, params, body, asOf, note }) => {
      const { reason_id: reasonId } = body;
      note({ after: { reason_id: reasonId } });
      const rejection = { id: params.id, reasonId, note: body.note, words: body.words, asOf };
      const email_at = await rejectApplicant(tx, actor, rejection);
      return { data: await applicantCard(tx, actor, params.id, asOf), meta: { email_at } };
    }),
    ...onHiring(contract.restore, async ({ tx, actor, params, asOf }) => {
      const email_at = await restoreApplicant(tx, actor, { id: params.id, asOf });
      return { data: await applicantCard(tx, actor, params.id, asOf), meta: { email_at } };
    }),
    ...onHiring(silence, async ({ tx, actor, params, asOf }) => {
      await silenceMove(tx, actor, params.id);
      return { data: await applicantCard(tx, actor, params.id, asOf) };
    }),
    ...onHiringDb(bulk, async ({ database, actor, params, body, asOf, note, errorText }) => {
      note({ after: { action: body.action, count: body.ids.length } });
      // A right to an applicant of the job does not imply a right to the job.
      await boardJob(database.db, actor, params.id, verbOf(body.action));
      const data = await handleMany(database, actor, { ...body, jobId: params.id, asOf }, errorText);
      return { data, meta: { done: data.filter(({ ok }) => ok).length } };
    }),
  ];
}

function recordRoutes(): Bound[] {
  return [
    ...onHiring(contract.changeOwner, async ({ tx, actor, params, body, asOf, note }) => {
      note({ after: body.owner_id });
      const applicant = await changeApplicantOwner(tx, actor, {
        id: params.id,
        ownerId: body.owner_id,
        asOf,
      });
      return { data: await cardOfApplicant(tx, actor, applicant, asOf) };
    }),
    ...onHiring(hide, async ({ tx, actor, params, body, asOf }) => {
      await hideApplicant(tx, actor, { id: params.id, hidden: body.hidden, asOf });
      return { data: await applicantCard(tx, actor, params.id, asOf) };
    }),
  ];
}

function retentionRoutes(): Bound[] {
  return [
    ...onHiring(retentionShow, async ({ tx, actor }) => ({ data: await retentionSetting(tx, actor) })),
    ...onHiring(retentionChange, async ({ tx, actor, body, asOf, note }) => {
      const { attributes: before } = await retentionSetting(tx, actor);
      await keepFor(tx, actor, body, asOf);
      const data = await retentionSetting(tx, actor);
      const after = data.attributes;
      note({ before: [before.days, before.added_days], after: [after.days, after.added_days] });
      return { data };
    }),
  ];
}

function fileRoutes(): Bound[] {
  return [
    ...onHiringFile(cvFile, async ({ actor, params, database, services, requester }) =>
      cvReply(services, await sentCv(database.db, actor, params.id), requester),
    ),
    ...onHiringFile(applicantPhoto, async ({ actor, params, database, services }) =>
      photoReply(services, await photoKeyOf(database.db, actor, params.id)),
    ),
    ...onHiringFile(contract.boardEvents, async ({ actor, params, database, services }) => {
      await boardJob(database.db, actor, params.id, "read");
      return openBoardStream(services.pubsub, actor, params.id);
    }),
  ];
}
