import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { assertVersion } from "#people/accounts/commands/edited.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { update } from "../contract.ts";
import { factsOf, type RequestedVerb, requestedVerb, stateOf } from "../lifecycle.ts";
import { teamFor } from "../queries/team.ts";
import type { DisplayState } from "../terms.ts";
import { checkJob } from "./check.ts";
import { changedNames, columnsOf, completed, isMaterial } from "./fields.ts";
import { type JobChange, type JobRow, lockJob, moveJob, nextOf, recordJob } from "./job-row.ts";
import { assertMayPost } from "./may-post.ts";
import { moves } from "./move-job.ts";
import { notifyAdded } from "./notify-added.ts";

type JobUpdate = BodyOf<typeof update>;
type EditedFields = Omit<JobUpdate, "status" | "draft" | "version">;

/**
 * Changes a job's fields, its state, or both (`PUT /jobs/{id}`). The fields change first, so that one call can
 * complete and submit a draft.
 * @throws Problem 422 per wrong field, 409 `job_state_changed`, `job_limit` or `client_not_active`
 */
export async function updateJob(
  tx: Tx,
  actor: HiringActor,
  id: number,
  body: JobUpdate,
  asOf: Date,
): Promise<void> {
  const { status, draft, version, ...fields } = body;
  const job = await lockJob(tx, actor, "edit", id);
  const state = stateOf(job);
  const verb = requestedVerbOf(state, status, body, asOf);
  const edits = Object.values(fields).some((value) => value !== undefined);
  if (edits)
    await assertVersion(tx, "job_edited", version, job, () => changedNames(job, columnsOf(fields, job)));
  const edited =
    edits && verb !== "extend" ? await editLocked(tx, actor, job, fields, verb === "submit", asOf) : job;
  if (verb === "submit") {
    if (!edits) await checkJob(tx, job, { submitted: true, change: {}, asOf, stored: job });
    await submitLocked(tx, actor, edited, asOf);
  } else if (verb) await moves[verb](tx, actor, edited, asOf, body.expires_at ?? null);
}

/**
 * Returns the verb that `status` requests. Without `status`, a draft or a rejected job is submitted unless the body says
 * `draft`, and an expired job with a new expiry is extended.
 */
function requestedVerbOf(
  state: DisplayState,
  status: JobUpdate["status"],
  body: JobUpdate,
  asOf: Date,
): RequestedVerb | null {
  if (status) {
    const verb = requestedVerb[status](state);
    if (verb === undefined) throw conflict("job_state_changed", state);
    return verb;
  }
  if (state === "draft" || state === "rejected") return body.draft ? null : "submit";
  return state === "expired" && body.expires_at && new Date(body.expires_at) > asOf ? "extend" : null;
}

/** Changes fields. A published job returns to review when reviewed fields have changed. */
async function editLocked(
  tx: Tx,
  actor: HiringActor,
  job: JobRow,
  fields: EditedFields,
  submitting: boolean,
  asOf: Date,
): Promise<JobRow> {
  const state = stateOf(job);
  const sent = columnsOf(fields, job);
  const change = completed(job, sent);
  const names = changedNames(job, change);
  const material = isMaterial(names);
  const needsReview = job.needs_review || material;
  const next = nextOf("edit", job, actor, { ...factsOf(job, asOf), needsReview });
  await checkJob(
    tx,
    { ...job, ...change },
    { submitted: submitting || (state !== "draft" && state !== "rejected"), change, asOf, stored: job },
  );
  const changesRecruiters = names.includes("recruiter_ids");
  const former = changesRecruiters ? (await teamFor(tx, actor, job.id)).team : [];
  const sentBack = state === "published" && next === "reviewing";
  const moved = await moveJob(
    tx,
    job,
    next,
    {
      ...change,
      ...(changedNames(job, sent).length > 0 && editStamp(job, actor, asOf)),
      needs_review: needsReview,
      ...(sentBack ? { submitted_at: asOf } : {}),
    },
    asOf,
  );
  if (names.length > 0 && state !== "draft")
    await recordJob(tx, "job_edit", job, {
      by: actor,
      at: asOf,
      data: { fields: names, from: state, to: stateOf(moved) },
    });
  if (changesRecruiters) await notifyAdded(tx, actor, await teamFor(tx, actor, job.id), { former, asOf });
  return moved;
}

/** Returns the columns that record an edit: the new version, the editor and the time. */
export function editStamp(job: Pick<JobRow, "version">, by: { accountId: number }, asOf: Date): JobChange {
  return { version: job.version + 1, edited_by: by.accountId, edited_at: asOf };
}

/** Submits a draft or a rejected job for review. */
async function submitLocked(tx: Tx, actor: HiringActor, job: JobRow, asOf: Date): Promise<void> {
  const next = nextOf("submit", job, actor, factsOf(job, asOf));
  await assertMayPost(tx, job);
  const from = stateOf(job);
  await moveJob(tx, job, next, { submitted_at: asOf }, asOf);
  await recordJob(tx, "job_submit", job, { by: actor, at: asOf, data: { from } });
}
