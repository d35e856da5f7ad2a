import { at, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import * as mails from "./mails.ts";
import { twoStepChanges } from "./terms.ts";

export const mailSamples: readonly MailSample[] = [
  ...[mails.emailChangeNew, mails.emailChangeOld].map((mail) =>
    sample(mail, { from: "an@a.test", to: "an@b.test", hours: 24, proof }, `/change-email?token=${proof}`),
  ),
  sample(mails.emailChanged, { from: "an@a.test", to: "an@b.test", at }, "/chat-with-support"),
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
