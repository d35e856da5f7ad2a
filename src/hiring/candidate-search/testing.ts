import { day } from "#kit/clock.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday } from "#test/api.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import {
  aboutApplicant,
  applicantPath,
  at,
  card,
  company,
  type MailSample,
  sample,
  title,
} from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { candidateSearchPath } from "./console-paths.ts";
import { makeProfileRequest } from "./factory.ts";
import * as mails from "./mails.ts";
import { invitesPath } from "./paths.ts";

/** Inserts a candidate whose profile verified companies and agencies can find. @returns the candidate's id */
async function findableCandidate({ db }: Pick<Rows, "db">) {
  const { id, candidateId } = await makeCandidate(db);
  const open = { visibility: "public_to_verified_employers", visible_to_agencies: true };
  await db
    .insertInto("candidate_profiles")
    .values({ account_id: id, job_title: "Kế toán trưởng", ...open, updated_at: monday })
    .execute();
  return candidateId;
}

export const mailSamples: readonly MailSample[] = [
  sample(
    mails.invited,
    { job: title, company, agency: null, card, message: "Bạn có <b>muốn</b> gặp không?", expires: at },
    "/my-jobs/invites",
  ),
  sample(
    mails.invited,
    { job: title, company, agency: "Cầu Nối", card, message: null, expires: at },
    "/my-jobs/invites",
  ),
  sample(
    mails.profileRequested,
    { agency: "Cầu Nối", days: 365, message: "Chúng tôi có <b>ba</b> việc.", expires: at },
    "/my-jobs/invites",
  ),
  sample(mails.inviteAnswered, { ...aboutApplicant, job_id: 7, accepted: true }, applicantPath),
];

export const requests: Requests = {
  "POST /candidate_search/:id/invites": async (rows) => ({
    ...(await id(findableCandidate(rows))),
    body: { job_id: rows.job.id },
  }),
};

export const ownRows: OwnRows = async ({ db, seeker, draft, boss }) => {
  const { id } = await db
    .insertInto("candidate_invites")
    .values({
      company_id: boss.companyId,
      candidate_id: seeker.candidateId,
      job_id: draft.id,
      invited_by: boss.id,
      invited_at: monday,
      expires_at: new Date(monday.getTime() + day),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const request = await makeProfileRequest(db, seeker.candidateId);
  return { "/candidates/invites": id, "/candidates/profile_requests": request };
};

export const ownRequests: OwnRequests = {
  "POST /consultants/profile_requests": async ({ db }) => ({
    body: { candidate_id: await findableCandidate({ db }), message: "Chúng tôi có ba việc." },
  }),
};

export const stored: Stored = {
  "POST /consultants/profile_requests": "the person reads it (requests.test.ts)",
  "PUT /candidates/profile_requests/:id/hidden": { hidden: ({ hides_profile }) => hides_profile },
};

export const wholeLists = { "/consultants/profile_requests": "mostRequestsListed" };

export const pages: Pages = async ({ db, workspace, consultant, candidate: seeker }) => {
  const found = await findableCandidate({ db });
  await makeProfileRequest(db, seeker.candidateId);
  const agency = { agency: consultant.agency_id };
  return {
    consultant: {
      "consultants/candidate-search": ["", `?request=${found}`].map(
        (query) => candidateSearchPath(agency) + query,
      ),
    },
    candidate: {
      "my-jobs/invites": [invitesPath],
    },
    recruiter: {
      "employer/:companyId/candidate-search": ["", "?keyword=zzzz", "?invite=1"].map(
        (query) => candidateSearchPath(workspace) + query,
      ),
    },
  };
};
