import { makeStaff } from "#people/accounts/factory.ts";
import { roles } from "#people/accounts/terms.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { monday } from "#test/api.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { at, company, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeConfirmation, makeInvite } from "./factory.ts";
import * as mails from "./mails.ts";
import {
  adminActPath,
  adminJoinPath,
  adminOnboardingPath,
  adminTeamPath,
  deactivatePath,
  joinPath,
  teamPath,
} from "./paths.ts";
import { adminChanges } from "./terms.ts";

const ownInvite = ({ db, tenant, boss }: Rows) => makeInvite(db, { ...tenant, by: boss.id, sentAt: monday });
const adminRole = ({ agencyId }: Rows) => (agencyId ? roles.consultant_admin : roles.recruiter_admin);

export const mailSamples: readonly MailSample[] = [
  ...[true, false].flatMap((admin) =>
    [true, false].map((agency) =>
      sample(
        mails.memberInvited,
        { proof, inviter: "Phạm <b>Thu Hương</b>", company, agency, admin, until: at },
        `${joinPath}?token=${proof}`,
        `${admin ? "administrator" : "member"} of ${agency ? "an agency" : "a company"}`,
      ),
    ),
  ),
  ...[true, false].map((admin) =>
    sample(
      mails.adminInvited,
      { proof, inviter: "Phạm <b>Thu Hương</b>", admin, until: at },
      `${adminJoinPath}?token=${proof}`,
      admin ? "super administrator" : "administrator",
    ),
  ),
  sample(mails.adminJoinedMail, { name: "Đỗ Thu Hà", email: "ha@a.test" }, adminTeamPath),
  ...adminChanges.map((change) =>
    sample(
      mails.adminChanged,
      { change, by: "Phạm <b>Thu Hương</b>" },
      change === "deactivated" ? "/chat-with-support" : "/admin/login",
      change,
    ),
  ),
  sample(
    mails.adminChanged,
    { change: "promoted", by: "Phạm Thu Hương", note: "Bạn thay <b>trưởng nhóm</b>" },
    "/admin/login",
    "with a reason",
  ),
  sample(
    mails.confirmationWantedMail,
    { name: "Đỗ <b>Thu Hà</b>", email: "ha@a.test", by: "Phạm Thu Hương", until: at },
    adminTeamPath,
  ),
  sample(
    mails.confirmationWantedMail,
    {
      name: "Đỗ Thu Hà",
      email: "ha@a.test",
      by: "Phạm Thu Hương",
      until: at,
      note: "Thay <b>trưởng nhóm</b>",
    },
    adminTeamPath,
    "with a reason",
  ),
  ...(["make_super", "erase"] as const).map((act) =>
    sample(
      mails.requestRefused,
      { act, name: "Đỗ Thu Hà", by: "Phạm Thu Hương", reason: "Chưa <b>cần</b>" },
      adminTeamPath,
      act,
    ),
  ),
  sample(
    mails.adminInviteRevoked,
    { by: "Phạm Thu Hương", reason: "Nhầm <b>địa chỉ</b>" },
    "/employer/contact",
  ),
  sample(mails.memberJoinedMail, { name: "Đỗ Thu Hà", email: "ha@a.test", company }, teamPath(ofReader)),
];

export const requests: Requests = {
  "GET /members/:id": ({ member }) => id(member()),
  "PUT /members/:id": async (rows) => ({ ...(await id(rows.member())), body: { role_id: adminRole(rows) } }),
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

const administrator = ({ db }: People) => makeStaff(db, "admin", { member: true });
const requested = async (people: People) => {
  const [{ id: accountId }, by] = [await administrator(people), await makeStaff(people.db, "admin")];
  await makeConfirmation(people.db, { accountId, by: by.id, at: monday });
  return accountId;
};
const adminInvite = ({ db, admin }: People) => makeInvite(db, { by: admin.id, sentAt: monday });
const reason = "Đổi <b>ca trực</b>";
let invited = 0;

export const ownRequests: OwnRequests = {
  "GET /admins/members/:id": (people) => id(administrator(people)),
  "PUT /admins/members/:id": async (people) => ({
    ...(await id(administrator(people))),
    body: { role_id: roles.admin_super_admin, reason },
  }),
  "PUT /admins/members/:id/active": async (people) => ({
    ...(await id(administrator(people))),
    body: { active: false, reason },
  }),
  "POST /admins/members/:id/confirmation": (people) => id(requested(people)),
  "DELETE /admins/members/:id/confirmation": async (people) => ({
    ...(await id(requested(people))),
    body: { reason },
  }),
  "POST /admins/members/invites": () => ({ body: { email: `admin-invited${++invited}@example.test` } }),
  "POST /admins/members/invites/:id/resend": (people) => id(adminInvite(people)),
  "DELETE /admins/members/invites/:id": async (people) => ({
    ...(await id(adminInvite(people))),
    body: { reason },
  }),
  "POST /admins/members/invites/update": async (people) => ({
    body: {
      token: (await adminInvite(people)).token,
      full_name: "Lê Mai",
      password: "Sen-nở-77-ao-lớn",
      password_confirmation: "Sen-nở-77-ao-lớn",
    },
  }),
};

const mailed = "the person reads it in a mail (admins.test.ts)";
export const stored: Stored = {
  "POST /admins/members/invites/update":
    "makes an account, which the own pages of the account show (admin-invites.test.ts)",
  "PUT /admins/members/:id": { reason: mailed, role_id: "another person confirms it (admins.test.ts)" },
  "PUT /admins/members/:id/active": { reason: mailed },
  "PUT /members/:id": { hand_over_to: "names who takes over jobs, applicants and tasks" },
};

const invite = "is the invite, which the person may ignore";
export const notices: Notices = {
  "PUT /admins/members/:id": { mail: "members.admin_changed" },
  "PUT /admins/members/:id/active": { mail: "members.admin_changed" },
  "POST /admins/members/:id/confirmation": {
    mail: "members.admin_changed",
    grants: "gives the proposed role; the mail has the reason of the request (admins.test.ts)",
  },
  "DELETE /admins/members/:id/confirmation": { mail: "members.admin_changed" },
  "POST /admins/members/invites": { mail: "members.admin_invited", grants: invite },
  "POST /admins/members/invites/:id/resend": { mail: "members.admin_invited", grants: invite },
  "DELETE /admins/members/invites/:id": { mail: "members.admin_invite_revoked" },
};

export const pages: Pages = async ({ db, admin, boss, colleague, consultant, workspace }) => {
  const invite = await makeInvite(db, { companyId: boss.companyId, by: boss.id, sentAt: new Date() });
  const { agency_id: agencyId } = consultant;
  const invited = await makeInvite(db, { agencyId, by: consultant.id, sentAt: new Date() });
  const assistant = await makeStaff(db, "consultant", { agencyId, member: true });
  const agency = { agency: agencyId };
  const admins = [await makeStaff(db, "admin", { member: true }), await makeStaff(db, "admin")] as const;
  const newAdmin = await makeInvite(db, { by: admin.id, sentAt: new Date() });
  await makeConfirmation(db, { accountId: admins[0].id, by: admins[1].id, at: new Date() });
  return {
    admin: {
      "admin/onboarding": [adminOnboardingPath],
      "admin/members": ["", "?name=zzzz"].map((query) => adminTeamPath + query),
      "admin/members/:id/:act": [
        adminActPath(admins[0].id, "deactivate"),
        adminActPath(admins[0].id, "end_confirmation"),
      ],
    },
    visitor: {
      "admin/join": [`${adminJoinPath}?token=${newAdmin.token}`],
      "verify-member/update-member-infor": [invite, invited].map(({ token }) => `${joinPath}?token=${token}`),
    },
    recruiter: {
      "employer/:companyId/team": ["", "?name=zzzz"].map((query) => teamPath(workspace) + query),
      "employer/:companyId/team/:id/deactivate": [deactivatePath(workspace, colleague.id)],
    },
    consultant: {
      "consultants/team": ["", "?name=zzzz"].map((query) => teamPath(agency) + query),
      "consultants/team/:id/deactivate": [deactivatePath(agency, assistant.id)],
    },
  };
};
