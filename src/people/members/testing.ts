import { monday } from "#test/api.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { at, company, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeInvite } from "./factory.ts";
import * as mails from "./mails.ts";
import { deactivatePath, joinPath, teamPath } from "./paths.ts";

const ownInvite = ({ db, companyId, boss }: Rows) =>
  makeInvite(db, { companyId, by: boss.id, sentAt: monday });

export const mailSamples: readonly MailSample[] = [
  ...[true, false].map((admin) =>
    sample(
      mails.memberInvited,
      { proof, inviter: "Phạm <b>Thu Hương</b>", company, admin, until: at },
      `${joinPath}?token=${proof}`,
      admin ? "administrator" : "member",
    ),
  ),
  sample(mails.memberJoinedMail, { name: "Đỗ Thu Hà", email: "ha@a.test", company }, teamPath),
];

export const requests: Requests = {
  "GET /members/:id": ({ member }) => id(member()),
  "PUT /members/:id": async ({ member }) => ({ ...(await id(member())), body: { role_id: 0 } }),
  "POST /members/invites": ({ named }) => ({
    body: { email: `${named("new").name.replace(" ", "")}@example.test` },
  }),
  "POST /members/invites/:id/resend": (rows) => id(ownInvite(rows)),
  "DELETE /members/invites/:id": (rows) => id(ownInvite(rows)),
  "GET /members/invites/verify": async (rows) => ({ query: { token: (await ownInvite(rows)).token } }),
  "POST /members/invites/update": async (rows) => ({
    body: {
      token: (await ownInvite(rows)).token,
      full_name: "Lê Mai",
      password: "Sen-nở-77-ao",
      password_confirmation: "Sen-nở-77-ao",
    },
  }),
};

export const stored: Stored = {
  "PUT /members/:id": { hand_over_to: "names who takes over jobs, applicants and tasks" },
};

export const pages: Pages = async ({ db, boss, colleague }) => {
  const invite = await makeInvite(db, { companyId: boss.companyId, by: boss.id, sentAt: new Date() });
  return {
    visitor: {
      "verify-member/update-member-infor": [`${joinPath}?token=${invite.token}`],
    },
    recruiter: {
      "account/invite-teammember": ["", "?name=zzzz"].map((query) => teamPath + query),
      "account/invite-teammember/:id/deactivate": [deactivatePath(colleague.id)],
    },
  };
};
