import type { Insertable } from "kysely";
import { fillHtml, fillText } from "#hiring/email-templates/placeholders.ts";
import { type PlaceholderValues, placeholders } from "#hiring/email-templates/terms.ts";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { templates } from "../templates.ts";
import type { DemoMember } from "../types.ts";
import type { Facts, Numbered } from "./applicants.ts";
import { demoCompanyKey } from "./conversations.ts";

/** Stage and number of the demo company's latest applicants who get an email, and the template of the email. */
const mailed = { stage: "second_interview", most: 6, template: "interview_invite" } as const;

interface Source {
  numbered: readonly Numbered[];
  members: readonly DemoMember[];
  /** The name of the demo company. */
  company: string;
}

/**
 * Inserts the email templates of the demo company, and emails that were sent with one of the templates.
 * @returns rows for the activity log about the emails
 */
export async function addTemplates(
  tx: Tx,
  { numbered, members, company }: Source,
  facts: Facts,
): Promise<Insertable<DB["activities"]>[]> {
  const { ids, asOf } = facts;
  const team = members.filter(({ companyKey }) => companyKey === demoCompanyKey);
  const company_id = ids.companies.get(demoCompanyKey)!;
  const rows = templates.map(({ days, by, language, ...template }) => {
    const author = ids.accounts.get(team[by]!.key)!;
    const at = plusDays(asOf, -days);
    return {
      ...template,
      company_id,
      language: languageNumber[language],
      created_by: author,
      created_at: at,
      edited_by: author,
      edited_at: at,
    };
  });
  await insertMany(tx, "email_templates", rows);
  const template = templates.find(({ stage }) => stage === mailed.template)!;
  const author = team[template.by]!;
  const mails = latestApplicants(numbered, facts).map((of) =>
    mailOf(of, template, { author, company }, facts),
  );
  await insertMany(tx, "applicant_mails", mails);
  const jobOf = new Map(numbered.map(({ application, id }) => [id, ids.jobs.get(application.jobKey)!]));
  return mails.map(({ applicant_id, author_id, at }) => ({
    kind: "email",
    at,
    company_id,
    job_id: jobOf.get(applicant_id)!,
    applicant_id,
    actor_id: author_id,
    actor_type: userTypes.recruiter,
    data: {},
  }));
}

const changedAt = ({ application }: Numbered) => application.events.at(-1)!.at;

function latestApplicants(numbered: readonly Numbered[], { jobs }: Facts): Numbered[] {
  return numbered
    .filter(
      ({ application }) =>
        application.stage === mailed.stage && jobs.get(application.jobKey)!.companyKey === demoCompanyKey,
    )
    .toSorted((a, b) => Number(changedAt(b)) - Number(changedAt(a)))
    .slice(0, mailed.most);
}

/** Returns the email to an applicant, sent halfway between the applicant's last event and now. */
function mailOf(
  of: Numbered,
  template: (typeof templates)[number],
  { author, company }: { author: DemoMember; company: string },
  { ids, jobs, candidates, asOf }: Facts,
) {
  const values = {
    ...(Object.fromEntries(placeholders.map((name) => [name, null])) as PlaceholderValues),
    candidate_name: candidates.get(of.application.candidateKey)!.fullName,
    job_title: jobs.get(of.application.jobKey)!.title,
    company_name: company,
    recruiter_name: author.fullName,
    recruiter_email: author.email,
  };
  return {
    company_id: ids.companies.get(demoCompanyKey)!,
    applicant_id: of.id,
    author_id: ids.accounts.get(author.key)!,
    subject: fillText(template.subject, values).text,
    content: fillHtml(template.content, values).text,
    at: new Date((Number(changedAt(of)) + Number(asOf)) / 2),
  };
}
