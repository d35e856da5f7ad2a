import { sql } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { defaultStages, type PipelineOwner, phaseOf } from "../pipeline.ts";

/** Creates the template of pipelines for new companies and agencies. */
export async function openPipelines(
  tx: Tx,
  workspaces: readonly Exclude<PipelineOwner, { job: number }>[],
): Promise<void> {
  if (workspaces.length === 0) return;
  const companies = workspaces.map((owner) => ("company" in owner ? owner.company : null));
  const agencies = workspaces.map((owner) => ("agency" in owner ? owner.agency : null));
  const { rows } = await sql<{ id: number; agency_id: number | null }>`
    INSERT INTO pipelines (company_id, agency_id, name, is_default)
    SELECT company, agency, 'Default', true FROM unnest(${companies}::bigint[], ${agencies}::bigint[]) AS v(company, agency)
    RETURNING id, agency_id`.execute(tx);
  const stages = rows.flatMap(({ id, agency_id }) =>
    defaultStages
      .filter(({ kind }) => agency_id !== null || phaseOf(kind) !== "submitted")
      .map((stage, position) => ({ pipeline_id: id, position, ...stage })),
  );
  await insertMany(tx, "pipeline_stages", stages);
}

/**
 * Creates the pipelines of new jobs as copies of the templates of their workspaces, with one statement.
 * @throws Error where a workspace has no template
 */
export async function copyPipelines(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const { rows } = await sql<{ count: number }>`
    WITH own AS (
      INSERT INTO pipelines (job_id) SELECT unnest(${jobIds}::bigint[]) RETURNING id, job_id),
    copied AS (
      INSERT INTO pipeline_stages (pipeline_id, kind, name, name_vn, position, notify_candidate, folded)
      SELECT own.id, s.kind, s.name, s.name_vn, s.position, s.notify_candidate, s.folded
      FROM own JOIN jobs j ON j.id = own.job_id
      JOIN pipeline_stages s ON s.pipeline_id = CASE WHEN j.agency_id IS NULL
        THEN (SELECT t.id FROM pipelines t WHERE t.company_id = j.company_id AND t.is_default)
        ELSE (SELECT t.id FROM pipelines t WHERE t.agency_id = j.agency_id AND t.is_default) END
      ORDER BY own.id, s.position, s.id
      RETURNING pipeline_id)
    SELECT count(DISTINCT pipeline_id)::int AS count FROM copied`.execute(tx);
  if (rows[0]?.count !== jobIds.length) throw new Error(`No pipeline to copy for some of jobs ${jobIds}`);
}
