import { monday } from "#test/api.ts";
import { id } from "#test/company-endpoints/request.ts";
import { type MailSample, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeMerge, makePair } from "./factory.ts";
import { companyMerged, mergeUndone } from "./mails.ts";
import { mergePaths } from "./paths.ts";
import { plan } from "./queries/plan.ts";

const names = {
  loser: "Công ty Hoa Sen Hà Nội",
  winner: "Công ty Hoa Sen",
  reason: "Hai mục của một công ty",
};

export const mailSamples: readonly MailSample[] = [
  sample(companyMerged, { ...names, moved: true, days: 7 }, "/", "to the merged company"),
  sample(companyMerged, { ...names, moved: false, days: 7 }, "/", "to the other company"),
  sample(mergeUndone, names, "/"),
];

export const ownRequests: OwnRequests = {
  "POST /admins/company_directories/merge": async ({ db }) => ({
    body: { ...(await makePair(db)), preview: true },
  }),
  "POST /admins/merges/:id/undo": async ({ db, admin }) => ({
    ...(await id(makeMerge(db, { by: admin.id, at: monday }))),
    body: { reason: names.reason },
  }),
};

export const stored: Stored = {
  "POST /admins/company_directories/merge":
    "answers with the plan, and changes rows of all rooms (merge.test.ts)",
  "POST /admins/merges/:id/undo": { reason: "the email has it (merge.test.ts)" },
};

export const notices: Notices = {
  "POST /admins/company_directories/merge": {
    mail: "company_merges.merged",
    request: async ({ db, admin }) => {
      const { loser_id, winner_id } = await makePair(db);
      const pair = { loser: loser_id, winner: winner_id };
      const { hash } = await plan(db, admin as never, { pair, choices: {}, asOf: monday });
      return { body: { loser_id, winner_id, plan_hash: hash, reason: names.reason } };
    },
  },
  "POST /admins/merges/:id/undo": { mail: "company_merges.undone" },
};

export const pages: Pages = async ({ db }) => {
  const { loser_id, winner_id } = await makePair(db);
  return {
    admin: {
      "admin/companies/merge": [
        mergePaths.merge(loser_id),
        mergePaths.merge(loser_id, winner_id),
        `${mergePaths.merge(loser_id, winner_id)}&name=loser&page=loser`,
        `${mergePaths.merge(loser_id)}&search=xyzxyz`,
      ],
      "admin/merges": [mergePaths.list],
    },
  };
};
