import { randomUUID } from "node:crypto";
import { day } from "#kit/clock.ts";
import { contactPath } from "#market/support/paths.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { makeConfirmation } from "#people/members/factory.ts";
import { monday } from "#test/api.ts";
import { at, type MailSample, sample } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeNote } from "./factory.ts";
import * as mails from "./mails.ts";
import { userPaths } from "./paths.ts";
import { userChanges } from "./terms.ts";

export const mailSamples: readonly MailSample[] = [
  ...userChanges.map((change) =>
    sample(mails.userChanged, { change, reason: "Tin <b>giả</b>\nnhiều lần" }, contactPath, change),
  ),
  sample(
    mails.erasureWantedMail,
    { userId: 7, by: "Phạm <b>Thu Hương</b>", reason: "Theo yêu cầu", until: at },
    userPaths.detail(7),
  ),
];

const reason = "Chủ tài khoản yêu cầu";
const changed = async ({ db }: People, columns: object) => {
  const { id, email } = await makeCandidate(db);
  await db.updateTable("accounts").set(columns).where("id", "=", id).execute();
  return { id, email };
};
const on = async (user: Promise<{ id: number }>, body: Record<string, unknown> = {}) => ({
  params: { id: (await user).id },
  body: { reason, ...body },
});
const requested = async (people: People) => {
  const user = await changed(people, { closes_at: monday });
  const by = await makeStaff(people.db, "admin");
  await makeConfirmation(people.db, { accountId: user.id, by: by.id, at: monday, act: "erase" });
  return user;
};
const withSession = async (people: People) => {
  const { id } = await makeCandidate(people.db);
  const [sid, expires_at] = [randomUUID(), new Date(monday.getTime() + day)];
  const times = { created_at: monday, seen_at: monday, expires_at };
  await people.db
    .insertInto("sessions")
    .values({ id: sid, account_id: id, ...times })
    .execute();
  return { id, sid };
};

export const ownRequests: OwnRequests = {
  "POST /admins/lookup": ({ seeker }: People) => ({ body: { text: seeker.email } }),
  "POST /admins/users/:id/block": (people) => on(makeCandidate(people.db)),
  "POST /admins/users/:id/unblock": (people) => on(changed(people, { blocked_at: monday })),
  "POST /admins/users/:id/verify_email": (people) => on(makeCandidate(people.db, { verified: false })),
  "POST /admins/users/:id/resend_verification": (people) => on(makeCandidate(people.db, { verified: false })),
  "POST /admins/users/:id/reset_link": (people) => on(makeCandidate(people.db)),
  "POST /admins/users/:id/role": (people) =>
    on(makeRecruiter(people.db, { companyId: people.boss.companyId, member: true }), { role_id: 0 }),
  "POST /admins/users/:id/erase": async (people) => {
    const user = await requested(people);
    return on(Promise.resolve(user), { email: user.email });
  },
  "DELETE /admins/users/:id/erase": (people) => on(requested(people)),
  "POST /admins/users/:id/notes": async ({ db }) => ({
    params: { id: (await makeCandidate(db)).id },
    body: { note: "Đã gọi, hẹn gửi giấy phép tuần sau" },
  }),
  "DELETE /admins/users/:id/notes/:noteId": async ({ db, admin }) => {
    const { id } = await makeCandidate(db);
    return { params: { id, noteId: await makeNote(db, { on: id, by: admin.id }) } };
  },
  "DELETE /admins/users/:id/sessions": (people) => on(withSession(people)),
  "DELETE /admins/users/:id/sessions/:sid": async (people) => {
    const { id, sid } = await withSession(people);
    return { params: { id, sid }, body: { reason } };
  },
};

const read = { reason: "the user reads it in a mail" };
export const stored: Stored = {
  "POST /admins/users/:id/block": { reason: ({ block_reason }) => block_reason },
  ...Object.fromEntries(
    ["unblock", "verify_email", "resend_verification", "reset_link", "role"].map((verb) => [
      `POST /admins/users/:id/${verb}`,
      read,
    ]),
  ),
  "POST /admins/users/:id/erase": "the account has no data afterwards (acts.test.ts)",
};

export const wholeLists = { "/admins/users/:id/sessions": "mostSessions" };

const changedMail = { mail: "users.changed" };
const link = "sends what the person needs to log in, with the reason, and takes nothing away";
const ownNotes =
  "a working note of administrators, which changes nothing for the person and is shown to none";
export const notices: Notices = {
  "POST /admins/lookup": "reads only; the audit log has who looked whom up",
  "POST /admins/users/:id/block": changedMail,
  "POST /admins/users/:id/unblock": changedMail,
  "POST /admins/users/:id/verify_email": changedMail,
  "POST /admins/users/:id/resend_verification": { mail: "accounts.verify_email", grants: link },
  "POST /admins/users/:id/reset_link": { mail: "accounts.reset_password", grants: link },
  "POST /admins/users/:id/role": changedMail,
  "POST /admins/users/:id/notes": ownNotes,
  "DELETE /admins/users/:id/notes/:noteId": ownNotes,
  // The mail about the request, before the confirmation, is in erase.test.ts.
  "POST /admins/users/:id/erase": { mail: "accounts.account_closed" },
  "DELETE /admins/users/:id/erase": changedMail,
  "DELETE /admins/users/:id/sessions": changedMail,
  "DELETE /admins/users/:id/sessions/:sid": changedMail,
};

export const pages: Pages = async ({ db, candidate, boss }) => {
  const user = userPaths.detail(candidate.id);
  const bare = await makeCandidate(db, { fullName: "Nguyễn Phúc Khánh Vân Anh Thảo Nguyên" });
  const recruiter = await makeRecruiter(db, { verified: false });
  const closing = await makeCandidate(db);
  const by = await makeStaff(db, "admin");
  await makeNote(db, { on: candidate.id, by: by.id });
  await db
    .updateTable("accounts")
    .set({ closes_at: new Date(Date.now() + day) })
    .where("id", "=", closing.id)
    .execute();
  await makeConfirmation(db, { accountId: closing.id, by: by.id, at: new Date(), act: "erase" });
  return {
    admin: {
      "admin/users": ["", "?state=blocked", `?company_id=${boss.companyId}`].map(
        (query) => userPaths.list + query,
      ),
      "admin/users/:userId": [
        ...["", "?tab=sessions", "?tab=mails", "?tab=notes", "?tab=log"].map((query) => user + query),
        userPaths.detail(bare.id),
        `${userPaths.detail(bare.id)}?tab=mails`,
        `${userPaths.detail(bare.id)}?tab=notes`,
        userPaths.detail(recruiter.id),
        userPaths.detail(closing.id),
      ],
    },
  };
};
