import type { Tx } from "#kit/db.ts";
import type { Doer } from "#people/activities/commands.ts";
import type { ActivityData, ActivityKind } from "#people/activities/terms.ts";
import { type About, recordApplicant } from "./record.ts";

/** A response of the employer, such as a message or an interview; its kind is one of `responseKinds`. */
export interface Response<K extends ActivityKind> {
  kind: K;
  data: ActivityData[K];
  asOf: Date;
}

/** Records a response to a locked applicant, which stops the response clock (decisions §4). */
export async function noteResponse<K extends ActivityKind>(
  tx: Tx,
  by: Doer,
  applicant: { id: number; job_id: number; company_id: number; outcome: string; responded_at: Date | null },
  { kind, data, asOf }: Response<K>,
): Promise<void> {
  if (applicant.outcome === "active" && applicant.responded_at === null)
    await tx.updateTable("applicants").set({ responded_at: asOf }).where("id", "=", applicant.id).execute();
  const about = { by, at: asOf, data } as unknown as About<K>;
  await recordApplicant(tx, kind, applicant, about);
}
