import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { Json } from "../../../../db/types.ts";
import type { Kit, KitAttribute, KitQuestion } from "../terms.ts";

interface KitColumns {
  id: number;
  name: string;
  version: number;
  questions: Json;
  attributes: Json;
}

/** Returns the content of a row, as interviewers use it. */
export function contentOf(row: KitColumns): Kit {
  return {
    id: String(row.id),
    name: row.name,
    version: row.version,
    questions: row.questions as unknown as KitQuestion[],
    attributes: row.attributes as unknown as KitAttribute[],
  };
}

/** Returns the content of the kits of a job by round, for readers whose right to read an applicant of the job is known. */
export async function kitsByRound(
  db: Reader,
  { scope }: HiringActor,
  jobId: number,
): Promise<Map<number, Kit>> {
  const rows = await db
    .selectFrom("interview_kits as k")
    .select(["k.id", "k.name", "k.version", "k.questions", "k.attributes"])
    .select(sql<number>`k.round`.as("round"))
    .where("k.job_id", "=", jobId)
    .where(inScope("k", scope))
    .execute();
  return new Map(rows.map((row) => [row.round, contentOf(row)]));
}
