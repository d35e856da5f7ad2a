import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { applicantActivities } from "../contract-record.ts";
import { kindsForInterviewers } from "../contributions.ts";
import { activityView, actorName } from "./shared/activity.ts";
import { findReadable } from "./shared/find.ts";

/** The most activities that an applicant's page shows. */
const mostShown = 500;

/** Returns the activities of an applicant, the latest first. @param all includes kinds that interviewers may not see (decision 079) */
export async function activitiesOf(db: Reader, applicantId: number, all: boolean) {
  return (await log(db, applicantId, all).limit(mostShown).execute()).map(activityView);
}

/** Returns a page of an applicant's activities, the latest first. @throws Problem 404 */
export async function activityPage(
  db: Reader,
  actor: HiringActor,
  id: number,
  { before, items }: QueryOf<typeof applicantActivities>,
): Promise<ReplyOf<typeof applicantActivities>> {
  const { managed } = await findReadable(db, actor, id);
  const rows = await log(db, id, managed)
    .$if(before !== undefined, (page) =>
      page.where(
        sql<boolean>`(e.at, e.id) < (SELECT l.at, l.id FROM activities l WHERE l.id = ${before} AND l.applicant_id = e.applicant_id)`,
      ),
    )
    .limit(items + 1)
    .execute();
  const page = rows.slice(0, items);
  return {
    data: page.map((row) => ({
      id: String(row.id),
      type: "applicant_activity",
      attributes: activityView(row),
    })),
    meta: { earlier: rows.length > items ? String(page.at(-1)?.id) : null },
  };
}

function log(db: Reader, applicantId: number, all: boolean) {
  return db
    .selectFrom("activities as e")
    .innerJoin("applicants as a", "a.id", "e.applicant_id")
    .leftJoin("accounts as u", "u.id", "e.actor_id")
    .select(["e.id", "e.kind", "e.at", "e.data", actorName.as("full_name")])
    .where("e.applicant_id", "=", applicantId)
    .$if(!all, (rows) => rows.where("e.kind", "in", kindsForInterviewers()))
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc");
}
