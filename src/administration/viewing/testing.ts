import { makeCandidate } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { at, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import * as mails from "./mails.ts";
import { ownViewsPath, viewPath } from "./paths.ts";

export const mailSamples: readonly MailSample[] = [
  sample(
    mails.accountViewedMail,
    { by: "Phạm <b>Thu Hương</b>", reason: `Không thấy nút <b>Ứng tuyển</b> ${proof}`, at },
    ownViewsPath,
  ),
];

const password = "Sen-nở-77-ao";

export const ownRequests: OwnRequests = {
  "POST /admins/users/:id/view": async ({ db, admin }) => {
    const password_hash = await hashPassword(password);
    await db.updateTable("accounts").set({ password_hash }).where("id", "=", admin.id).execute();
    const body = { reason: "Không thấy nút ứng tuyển", current_password: password };
    return { params: { id: (await makeCandidate(db)).id }, body };
  },
  "GET /admins/users/:id/view": async ({ db }) => ({ params: { id: (await makeCandidate(db)).id } }),
};

export const stored: Stored = {
  "POST /admins/users/:id/view": "no answer has a password; viewing.test.ts has the steps",
};

export const notices: Notices = {
  "POST /admins/users/:id/view": { mail: "viewing.account_viewed" },
  "DELETE /admins/view": "ends the view, of which the person has read at its beginning",
};

export const pages: Pages = ({ candidate }) => ({
  candidate: { [ownViewsPath.slice(1)]: [ownViewsPath] },
  admin: { "admin/users/:id/view": [viewPath(candidate.id)] },
});
