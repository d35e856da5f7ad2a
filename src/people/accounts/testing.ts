import { at, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeResetLinks } from "./factory.ts";
import * as mails from "./mails.ts";

export const mailSamples: readonly MailSample[] = [
  sample(mails.verifyEmail, { proof, minutes: 60 }, `/verify-email?token=${proof}`),
  sample(
    mails.verifyEmail,
    { proof, minutes: 60, isAdmin: true },
    `/admin/verify-email?token=${proof}`,
    "administrator",
  ),
  sample(
    mails.verifyEmail,
    { proof, minutes: 60, note: "Thư <b>lạc</b>" },
    `/verify-email?token=${proof}`,
    "by Sen",
  ),
  sample(mails.resetPassword, { proof, minutes: 60 }, `/forgot-password/reset-password?token=${proof}`),
  sample(
    mails.resetPassword,
    { proof, minutes: 60, note: "Bạn gọi điện" },
    `/forgot-password/reset-password?token=${proof}`,
    "by Sen",
  ),
  sample(mails.accountClosing, { email: "an@a.test", at, closesAt: at }, "/login"),
  sample(mails.accountClosed, { email: "an@a.test", at }, "/private-policy"),
  sample(mails.accountClosed, { email: "an@a.test", at, reason: "Theo yêu cầu" }, "/private-policy", "early"),
  sample(mails.passwordChanged, { at }, "/forgot-password"),
];

/** Endpoints that return a list without pages, with the limit of its length. */
export const wholeLists = {
  "/auths/providers": "configuration",
};

export const ownRequests: OwnRequests = { "PUT /account": () => ({ body: { phone: "+84901234567" } }) };

const secret = "no answer has a password";
export const stored: Stored = { "PUT /account/password": secret, "POST /account/confirm": secret };

export const pages: Pages = async ({ db, candidate, admin }) => ({
  visitor: {
    register: ["/register"],
    "employer/register": ["/employer/register"],
    "employer/register/wait-for-verification": ["/employer/register/wait-for-verification"],
    "forgot-password": ["/forgot-password"],
    "forgot-password/confirmation": ["/forgot-password/confirmation"],
    "token-not-found": ["/token-not-found"],
    login: ["/login", "/login?error=provider_failed"],
    "admin/login": ["/admin/login"],
    "admin/forgot-password": ["/admin/forgot-password"],
    "admin/forgot-password/reset-password": (await makeResetLinks(db, admin.id)).map(
      (path) => `/admin${path}`,
    ),
    "admin/forgot-password/confirmation": ["/admin/forgot-password/confirmation"],
    "verify-email": ["/verify-email?token=none"],
    "admin/verify-email": ["/admin/verify-email?token=none"],
    "forgot-password/reset-password": await makeResetLinks(db, candidate.id),
  },
  candidate: {
    "account/your-account": ["/account/your-account"],
    "account/change-password": ["/account/change-password"],
    "account/export": ["/account/export"],
    "account/closing": ["/account/closing"],
  },
  consultant: {
    "account/your-account": ["/account/your-account"],
  },
  admin: {
    "account/change-password": ["/account/change-password"],
  },
  recruiter: {
    "account/your-account": ["/account/your-account"],
  },
});
