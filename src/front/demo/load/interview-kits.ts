import type { Insertable } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { interviewKits, questionsOf } from "../interview-kits.ts";
import { languages } from "../terms.ts";
import type { DemoMember } from "../types.ts";
import type { Facts } from "./applicants.ts";
import { demoCompanyKey } from "./conversations.ts";

type Row = Omit<Insertable<DB["interview_kits"]>, "id">;

/** Inserts the templates of the demo company, and their copies for each round of its jobs. */
export async function addInterviewKits(
  tx: Tx,
  members: readonly DemoMember[],
  { ids, jobs, asOf }: Facts,
): Promise<void> {
  const team = members.filter(({ companyKey }) => companyKey === demoCompanyKey);
  const company_id = ids.companies.get(demoCompanyKey)!;
  const rowOf = (kit: (typeof interviewKits)["vi"][number], index: number): Row => {
    const author = ids.accounts.get(team[index % team.length]!.key)!;
    return {
      company_id,
      job_id: null,
      round: null,
      name: kit.name,
      questions: questionsOf(kit),
      attributes: kit.attributes,
      created_by: author,
      edited_by: author,
      edited_at: plusDays(asOf, -40 + index),
    };
  };
  const own = [...jobs.values()].filter(({ companyKey }) => companyKey === demoCompanyKey);
  await insertMany(tx, "interview_kits", [
    ...languages.flatMap((language) => interviewKits[language].map(rowOf)),
    ...own.flatMap((job) =>
      interviewKits[job.language].map((kit, index) => ({
        ...rowOf(kit, index),
        job_id: ids.jobs.get(job.key)!,
        round: index + 1,
      })),
    ),
  ]);
}
