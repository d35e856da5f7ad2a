import { makeStaff } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { monday } from "#test/api.ts";
import { at, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { Stored } from "#test/stored/stored.ts";
import * as mails from "./mails.ts";
import { twoStepChanges } from "./terms.ts";

export const mailSamples: readonly MailSample[] = [
  ...[mails.emailChangeNew, mails.emailChangeOld].map((mail) =>
    sample(mail, { from: "an@a.test", to: "an@b.test", hours: 24, proof }, `/change-email?token=${proof}`),
  ),
  sample(mails.emailChanged, { from: "an@a.test", to: "an@b.test", at }, "/chat-with-support"),
  sample(
    mails.twoStepChanged,
    { change: "reset", at, note: "Mất <b>điện thoại</b>" },
    "/forgot-password",
    "with a reason",
  ),
  ...twoStepChanges.map((change) => sample(mails.twoStepChanged, { change, at }, "/forgot-password", change)),
];

/** Endpoints that return a list without pages, with the limit of its length. */
export const wholeLists = {
  "/account/sessions": "the latest 100",
};

export const ownRows: OwnRows = async ({ db, seeker }) => {
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", seeker.id)
    .executeTakeFirstOrThrow();
  return { "/account/sessions": String(session.id) };
};

const secret = "answers have no code or password; two-step.test.ts and email-change.test.ts have the steps";
export const stored: Stored = {
  "POST /account/email_change": secret,
  "POST /account/two_step": secret,
  "PUT /account/two_step": secret,
  "POST /account/two_step/recovery_codes": secret,
};

const password = "Sen-nở-77-ao";
export const notices: Notices = {
  "POST /admins/two_step_resets": {
    mail: "security.two_step_changed",
    request: async ({ db, admin }) => {
      const { id, email } = await makeStaff(db, "consultant");
      const totp = { account_id: id, seed: "sealed", created_at: monday, confirmed_at: monday };
      await db.insertInto("account_totp").values(totp).execute();
      const password_hash = await hashPassword(password);
      await db.updateTable("accounts").set({ password_hash }).where("id", "=", admin.id).execute();
      return { body: { email, current_password: password, reason: "Mất điện thoại" } };
    },
  },
};

export const pages: Pages = () => ({
  visitor: {
    "login/two-step": ["/login/two-step"],
    "change-email": ["/change-email?token=none"],
  },
  candidate: {
    "account/security": ["/account/security"],
  },
  consultant: {
    "account/security": ["/account/security"],
    "account/two-step": ["/account/two-step"],
  },
  admin: {
    "admin/two-step-reset": ["/admin/two-step-reset"],
  },
});
