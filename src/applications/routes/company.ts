import { cvReply } from "#cv/keep.ts";
import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { moveApplicant } from "../commands/move.ts";
import { rejectApplicant, restoreApplicant } from "../commands/reject.ts";
import { noteView } from "../commands/view.ts";
import * as contract from "../contract.ts";
import { applicantCard, applicantOf } from "../queries/applicant.ts";
import { boardJob, boardOf } from "../queries/board.ts";
import { sentCv } from "../queries/find.ts";
import { followBoard } from "./board-events.ts";

/** The board and its applicants. */
export function companyApplicants(): Bound[] {
  return [
    on(contract.board, async ({ tx, actor, params, asOf }) => ({
      data: await boardOf(tx, actor, params.id, asOf),
    })),
    on(contract.move, async ({ tx, actor, params, body, asOf }) => {
      const order = await moveApplicant(tx, actor, {
        id: params.id,
        stageId: body.job_stage_id,
        index: body.new_index,
        fromStageId: body.from_job_stage_id ?? null,
        asOf,
      });
      const data = await applicantCard(tx, actor, params.id, asOf, order.indexOf(params.id));
      return { data, meta: { order: order.map(String) } };
    }),
    onDb(contract.applicantDetail, async ({ database, actor, params, asOf }) => {
      const data = await applicantOf(database.replica, actor, params.id, asOf);
      if (data.attributes.viewed_at) return { data };
      await inTransaction(database, (tx) => noteView(tx, actor, { id: params.id, asOf }));
      return { data: await applicantOf(database.db, actor, params.id, asOf) };
    }),
    on(contract.reject, async ({ tx, actor, params, body, asOf }) => {
      const { reason_id: reasonId, note } = body;
      await rejectApplicant(tx, actor, { id: params.id, reasonId, note, asOf });
      return { data: await applicantCard(tx, actor, params.id, asOf) };
    }),
    on(contract.restore, async ({ tx, actor, params, asOf }) => {
      await restoreApplicant(tx, actor, { id: params.id, asOf });
      return { data: await applicantCard(tx, actor, params.id, asOf) };
    }),
    onFile(contract.cvFile, async ({ actor, params, database, services }) =>
      cvReply(services.storage, await sentCv(database.db, actor, params.id)),
    ),
    onFile(contract.boardEvents, async ({ actor, params, database, services }) => {
      await boardJob(database.db, actor, params.id);
      return followBoard(services.live, actor, params.id);
    }),
  ];
}
