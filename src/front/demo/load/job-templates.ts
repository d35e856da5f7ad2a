import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { templateColumns } from "#market/jobs/contract-templates.ts";
import { plusDays } from "../calendar.ts";
import type { DemoJob, DemoMember, Language } from "../types.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { Ids } from "./people.ts";

/** Number of templates per language. */
const each = 2;

/** Inserts job templates of the demo company, created by two of its members. */
export async function addJobTemplates(
  tx: Tx,
  { jobs, members }: { jobs: readonly DemoJob[]; members: readonly DemoMember[] },
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const team = members.filter(({ companyKey }) => companyKey === demoCompanyKey);
  const families = new Set<string>();
  const ofLanguage = (language: Language) =>
    jobs
      .filter((job) => job.companyKey === demoCompanyKey && job.language === language)
      .filter(({ family }) => !families.has(family) && families.add(family))
      .slice(0, each);
  const chosen = [...ofLanguage("vi"), ...ofLanguage("en")];
  const rows = await tx
    .selectFrom("jobs")
    .selectAll()
    .where("id", "in", [0, ...chosen.map(({ key }) => ids.jobs.get(key)!)])
    .orderBy("id")
    .execute();
  await insertMany(
    tx,
    "job_templates",
    rows.map((row, index) => ({
      company_id: row.company_id,
      name: row.title,
      name_key: fold(row.title),
      fields: Object.fromEntries(templateColumns.map((name) => [name, row[name]])),
      created_by: ids.accounts.get(team[index % 2]!.key)!,
      created_at: plusDays(asOf, -(6 + index * 17)),
    })),
  );
}
