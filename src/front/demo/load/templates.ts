import type { Insertable } from "kysely";
import { fillHtml, fillText } from "#hiring/email-templates/placeholders.ts";
import { type PlaceholderValues, placeholders } from "#hiring/email-templates/terms.ts";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { templates } from "../templates.ts";
import type { DemoMember } from "../types.ts";
import type { Facts, Numbered } from "./applicants.ts";
import { demoCompanyKey } from "./conversations.ts";

/** The latest applicants of the demo company in this stage got the template of that name. */
const sent = { stage: "second_interview", most: 6 } as const;

/**
 * Templates that the demo company has written, and emails that it has sent with one of them.
 * @returns what the log keeps of those
 */
export async function addTemplates(
  tx: Tx,
  given: { numbered: readonly Numbered[]; members: readonly DemoMember[]; company: string },
  { ids, jobs, candidates, asOf }: Facts,
): Promise<Insertable<DB["activities"]>[]> {
  const team = given.members.filter(({ companyKey }) => companyKey === demoCompanyKey);
  const company_id = ids.companies.get(demoCompanyKey)!;
  const rows = templates.map(({ days, by, language, ...template }) => {
    const author = ids.accounts.get(team[by]!.key)!;
    const at = plusDays(asOf, -days);
    return {
      ...template,
      company_id,
      language: language === "vi" ? 1 : 0,
      created_by: author,
      created_at: at,
      edited_by: author,
      edited_at: at,
    };
  });
  await insertMany(tx, "email_templates", rows);
  const letter = templates.find(({ stage }) => stage === "interview_invite")!;
  const writer = team[letter.by]!;
  const author_id = ids.accounts.get(writer.key)!;
  const changedAt = ({ application }: Numbered) => application.events.at(-1)!.at;
  const latest = given.numbered
    .filter(
      ({ application }) =>
        application.stage === sent.stage && jobs.get(application.jobKey)!.companyKey === demoCompanyKey,
    )
    .toSorted((a, b) => Number(changedAt(b)) - Number(changedAt(a)))
    .slice(0, sent.most);
  const mails = latest.map((of) => {
    const values = {
      ...(Object.fromEntries(placeholders.map((name) => [name, null])) as PlaceholderValues),
      candidate_name: candidates.get(of.application.candidateKey)!.fullName,
      job_title: jobs.get(of.application.jobKey)!.title,
      company_name: given.company,
      recruiter_name: writer.fullName,
      recruiter_email: writer.email,
    };
    return {
      company_id,
      applicant_id: of.id,
      author_id,
      subject: fillText(letter.subject, values).text,
      content: fillHtml(letter.content, values).text,
      at: new Date((Number(changedAt(of)) + Number(asOf)) / 2),
    };
  });
  await insertMany(tx, "applicant_mails", mails);
  return latest.map(({ application, id }, index) => ({
    kind: "email",
    at: mails[index]!.at,
    company_id,
    job_id: ids.jobs.get(application.jobKey)!,
    applicant_id: id,
    actor_id: author_id,
    actor_type: userTypes.recruiter,
    data: {},
  }));
}
