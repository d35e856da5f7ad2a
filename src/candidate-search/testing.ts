import { makeCandidate } from "#accounts/factory.ts";
import { applicationPaths } from "#applications/paths.ts";
import { talentPaths } from "#talent-pools/paths.ts";
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
import type { Pages } from "#test/page-states.ts";
import * as mails from "./mails.ts";

/** A candidate who lets verified companies find them. */
async function findableCandidate({ db }: Pick<Rows, "db">) {
  const { id, candidateId } = await makeCandidate(db);
  const visibility = "public_to_verified_employers";
  await db
    .insertInto("candidate_profiles")
    .values({ account_id: id, job_title: "Kế toán trưởng", visibility, updated_at: monday })
    .execute();
  return candidateId;
}

export const mailSamples: readonly MailSample[] = [
  sample(
    mails.invited,
    { job: title, company, card, message: "Bạn có <b>muốn</b> gặp không?", expires: at },
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

export const pages: Pages = async ({ db, workspace }) => {
  await findableCandidate({ db });
  return {
    candidate: {
      "my-jobs/invites": [applicationPaths.invites],
    },
    recruiter: {
      "employer/:companyId/candidate-search": ["", "?keyword=zzzz", "?invite=1"].map(
        (query) => talentPaths.search(workspace) + query,
      ),
    },
  };
};
