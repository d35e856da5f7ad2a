import { makeApplicant } from "#hiring/applications/factory.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCompany, makeStaff } from "#people/accounts/factory.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import {
  aboutApplicant,
  applicantPath,
  at,
  card,
  company,
  type MailSample,
  proof,
  sample,
  title,
} from "#test/mail-sample.ts";
import type { OwnRows, Seeker } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import { makeRepresentation } from "./factory.ts";
import * as mails from "./mails.ts";
import { linkedRepresentationPath, representationsPath } from "./paths.ts";

const asked = {
  consultant: "Lê Minh Châu",
  agency: "Săn tài năng",
  job: title,
  company,
  card,
  until: at,
  proof,
};

export const mailSamples: readonly MailSample[] = [
  ...[null, "Mức lương có thể trao đổi"].map((note) =>
    sample(
      mails.consentAsked,
      { ...asked, note },
      linkedRepresentationPath(proof),
      note === null ? "without a note" : "with a note",
    ),
  ),
  sample(
    mails.consentAsked,
    { ...asked, note: null, company: null, industry: "Logistics" },
    linkedRepresentationPath(proof),
    "for a confidential job",
  ),
  sample(
    mails.consentAsked,
    { ...asked, note: null, second: true },
    linkedRepresentationPath(proof),
    "that names the client of a confidential job",
  ),
  ...(["provisional", "yes", "no", "revoked"] as const).map((answer) =>
    sample(mails.consentAnswered, { ...aboutApplicant, answer }, applicantPath, answer),
  ),
];

/** Makes an applicant of the agency of a consultant. */
async function applicantOf({ db }: Seeker, { id, agency_id }: { id: number; agency_id: number | null }) {
  const tenant = { companyId: (await makeCompany(db)).id, agencyId: agency_id as number };
  return makeApplicant(db, { job: await makeJob(db, { ...tenant, ownerId: id }) });
}

export const ownRows: OwnRows = async (rows) => {
  const applicant = await applicantOf(rows, await makeStaff(rows.db, "consultant"));
  const asked = await makeRepresentation(rows.db, applicant, { status: "asked", channel: "phone" });
  return { "/consultants/representations": asked.id, "/consultants/applicants": applicant.id };
};

export const ownRequests: OwnRequests = {
  "POST /consultants/applicants/:id/representations": async (people) => ({
    params: { id: (await applicantOf(people, people.consultant)).id },
    body: { channel: "phone" },
  }),
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/consultants/applicants/:id/representations": "mostRequests",
};

export const pages: Pages = async ({ site, db, job, consultant }) => {
  const { agency_id: agencyId } = await db
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", consultant.id)
    .executeTakeFirstOrThrow();
  const tenant = { companyId: job.company_id, agencyId: agencyId as number };
  const own = await makeJob(db, { ...tenant, ownerId: consultant.id });
  const made = await makeApplicant(db, { job: own });
  const keys = tokenKeys(site.services.secret);
  const linked = async (status: "asked" | "provisional" | "yes") => {
    const { id } = await makeRepresentation(db, await makeApplicant(db, { job: own }), { status });
    const until = new Date(Date.now() + day);
    return linkedRepresentationPath(await keys.seal({ representation: id }, until, new Date()));
  };
  return {
    visitor: {
      "introductions/answer": [
        linkedRepresentationPath("none"),
        ...(await Promise.all([linked("asked"), linked("provisional"), linked("yes")])),
      ],
    },
    consultant: {
      "consultants/candidates/:applicantId/consent": [representationsPath(made.id)],
    },
  };
};
