import { makeSubmission } from "#agency/introductions/factory.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { makeClient, makeContact } from "#people/clients/factory.ts";
import { monday } from "#test/api.ts";
import { type MailSample, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { sharePaths } from "./console-paths.ts";
import { insertShare } from "./factory.ts";
import * as mails from "./mails.ts";
import { introductionsPath } from "./paths.ts";

const shared = {
  consultant: "Lê Minh Châu",
  agency: "Săn tài năng",
  candidate: "Trần Mỹ Duyên",
  title: "Kế toán trưởng",
  job: title,
  days: 7,
  path: "/share-cv/t",
};

export const mailSamples: readonly MailSample[] = [
  sample(mails.cvShared, { ...shared, coded: false }, "/share-cv/t"),
  sample(
    mails.cvShared,
    { ...shared, candidate: "C-4821", title: null, coded: true },
    "/share-cv/t",
    "with a code",
  ),
  sample(mails.deletionAsked, { agency: "Săn tài năng", job: title, candidate: "C-4821" }, null),
];

type Staff = Awaited<ReturnType<typeof makeStaff>>;

/** Makes an open order of a consultant's agency with an applicant who agreed to be introduced. */
async function makeShareable(db: Reader, consultant: Pick<Staff, "id" | "agency_id">) {
  const agencyId = consultant.agency_id as number;
  const client = await makeClient(db, { agency_id: agencyId, am_id: consultant.id });
  const job = await makeJob(db, { companyId: client.company_id, agencyId, ownerId: consultant.id });
  const order = await db
    .insertInto("job_orders")
    .values({
      agency_id: agencyId,
      client_id: client.id,
      job_id: job.id,
      title: "Trưởng phòng kho",
      status: "open",
      created_at: monday,
      opened_at: monday,
      fee_type: "percent",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const contact = await makeContact(db, { client_id: client.id, created_at: monday });
  await db.insertInto("job_order_contacts").values({ order_id: order.id, contact_id: contact.id }).execute();
  const applicant = await makeApplicant(db, { job, stageKind: "sent_to_client" });
  await makeRepresentation(db, applicant);
  return { applicant, contact, agencyId, consultant };
}

/** Inserts a link to an applicant for a contact. */
const makeShare = async (
  db: Reader,
  { applicant, contact, agencyId, consultant }: Awaited<ReturnType<typeof makeShareable>>,
  asOf = new Date(),
) => (await insertShare(db, { applicant, contact, agencyId, by: consultant.id, asOf })).id;

export const ownRows: OwnRows = async ({ db }) => {
  const made = await makeShareable(db, await makeStaff(db, "consultant"));
  const submission = await makeSubmission(db, made.applicant, { at: monday });
  return {
    "/consultants/share_cvs": await makeShare(db, made, monday),
    "/consultants/introductions": submission.id,
  };
};

const about =
  (body: object) =>
  async ({ db, consultant }: People) => {
    const { applicant, contact } = await makeShareable(db, consultant);
    return {
      params: { id: applicant.id },
      body: { ...body, ...("days" in body && { contact_ids: [contact.id] }) },
    };
  };

const document = { level: "full", sections: ["skills"], language: 1, summary: "Phù hợp với kho lạnh" };

export const ownRequests: OwnRequests = {
  "POST /consultants/applicants/:id/share_cvs/preview": about(document),
  "POST /consultants/applicants/:id/share_cvs": about({ ...document, days: 7, code: "482913" }),
  "POST /consultants/share_cvs/:id/renew": async ({ db, consultant }) => ({
    params: { id: await makeShare(db, await makeShareable(db, consultant), monday) },
    body: { days: 14 },
  }),
};

export const stored: Stored = {
  "POST /consultants/applicants/:id/share_cvs/preview": "nothing is stored",
  "POST /consultants/applicants/:id/share_cvs": "the answer is a list (shares.test.ts)",
  "POST /consultants/share_cvs/:id/renew": { days: "is the end (shares.test.ts)" },
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/consultants/applicants/:id/share_cvs": "mostLinksShown",
  "/consultants/applicants/:id/introductions": "mostIntroductions",
};

export const pages: Pages = async ({ db, consultant }) => {
  const { agency_id } = await db
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", consultant.id)
    .executeTakeFirstOrThrow();
  const made = await makeShareable(db, { id: consultant.id, agency_id });
  await makeSubmission(db, made.applicant, { at: monday, by_id: consultant.id });
  await makeShare(db, made);
  return {
    consultant: {
      "consultants/shares": ["", "?state=revoked"].map((query) => sharePaths.list + query),
      "consultants/transfers": [sharePaths.transfers],
      "consultants/candidates/:applicantId/share": [sharePaths.applicant(made.applicant.id)],
    },
    candidate: { "account/introductions": [introductionsPath] },
  };
};
