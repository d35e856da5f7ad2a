import { id } from "#test/company-endpoints/request.ts";
import { at, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { Notices } from "#test/stored/notices.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeThread } from "./factory.ts";
import * as mails from "./mails.ts";
import { chatPath, contactPath, inboxPaths, requestsPath } from "./paths.ts";
import { threadKinds } from "./terms.ts";

export const mailSamples: readonly MailSample[] = [
  sample(mails.contactThanks, { text: "Chào\nSen", due: at, proof }, `/chat-with-support?token=${proof}`),
  ...["Mai", null].map((by) =>
    sample(
      mails.answer,
      { by, texts: ["Chào bạn", "Bạn mở liên kết đặt lại mật khẩu giúp nhé"], proof },
      `/chat-with-support?token=${proof}`,
      `${by}`,
    ),
  ),
  ...threadKinds.flatMap((kind) =>
    ["Khoa", null].map((name) =>
      sample(
        mails.newMessage,
        {
          kind,
          name,
          company: "Sen & Co",
          subject: "{Thu phí}",
          reason: kind === "job_report" ? ("scam" as const) : null,
          text: "Chào",
          due: at,
          path: "/admin/inbox/7",
        },
        "/admin/inbox/7",
        `${kind} ${name}`,
      ),
    ),
  ),
];

export const ownRows: OwnRows = async ({ db, seeker }) => {
  const writer = { accountId: seeker.id, name: seeker.full_name, email: seeker.email };
  return { "/account/support_threads": (await makeThread(db, writer)).id };
};

const threadOf = async ({ db, seeker }: People) =>
  id(makeThread(db, { accountId: seeker.id, name: seeker.full_name, email: seeker.email }));
/** Hands a headhunting request over to the consultant's agency. */
async function handedOver({
  db,
  consultant,
}: Pick<People, "db"> & { consultant: { agency_id: number | null } }) {
  const { id } = await makeThread(db, { kind: "headhunt", company: "Bao bì Tân Việt" });
  const at = new Date("2026-03-02T04:00:00Z");
  await db
    .updateTable("support_threads")
    .set({
      agency_id: consultant.agency_id,
      handed_over_at: at,
      closed_at: at,
      waiting_since: null,
      status: "closed",
    })
    .where("id", "=", id)
    .execute();
  return id;
}

export const ownRequests: OwnRequests = {
  "PUT /admins/support_threads/:id/owner": async ({ db, admin }) => ({
    params: { id: (await makeThread(db)).id },
    body: { owner_id: admin.id },
  }),
  "POST /admins/support_threads/:id/hand_over": async ({ db, consultant }) => ({
    params: { id: (await makeThread(db, { kind: "headhunt" })).id },
    body: { agency_id: consultant.agency_id },
  }),
  "POST /consultants/clients/from_request": async (people) => ({
    body: { thread_id: await handedOver(people) },
  }),
  "POST /account/support_threads/:id/messages": threadOf,
  "POST /admins/support_threads/:id/messages": threadOf,
};

export const wholeLists = { "/admins/agencies": "agenciesMost" };

const lastMessage = {
  text: ({ messages }: Record<string, unknown>) => (messages as { text: string }[]).at(-1)?.text,
};
export const stored: Stored = {
  "PUT /admins/support_threads/:id/owner": {
    owner_id: ({ owner }) => Number((owner as { id: string } | null)?.id),
  },
  "POST /admins/support_threads/:id/hand_over": {
    agency_id: ({ agency }) => Number((agency as { id: string }).id),
  },
  "POST /consultants/clients/from_request": { thread_id: "the list of requests names the client" },
  "POST /account/support_threads": lastMessage,
  "POST /account/support_threads/:id/messages": lastMessage,
  "POST /admins/support_threads/:id/messages": lastMessage,
};

const ofThread =
  "concerns the desk’s own work; the writer reads the answers, and may write again at any time";
export const notices: Notices = {
  "POST /admins/support_threads/:id/messages":
    "is itself the message to the writer, who gets it by email unless the chat is open (threads.test.ts)",
  "PUT /admins/support_threads/:id/owner": ofThread,
  "POST /admins/support_threads/:id/close": ofThread,
  "POST /admins/support_threads/:id/dismiss": ofThread,
  "POST /admins/support_threads/:id/reopen": ofThread,
  "POST /admins/support_threads/:id/hand_over":
    "the sender reads it as an answer in the thread, and by email (hand-over.test.ts)",
};

export const pages: Pages = async ({ db, candidate, consultant, job }) => {
  const writer = { accountId: candidate.id, name: candidate.full_name, email: candidate.email };
  const chat = await makeThread(db, writer);
  const report = await makeThread(db, { kind: "job_report", jobId: job.id, name: "—", email: "" });
  const request = await makeThread(db, { kind: "headhunt", subject: "Trưởng xưởng" });
  await handedOver({ db, consultant });
  return {
    visitor: {
      "chat-with-support": [chatPath, `${chatPath}?gone=1`],
      "employer/contact": [contactPath, `${contactPath}?sent=1`],
    },
    candidate: {
      "chat-with-support": [`${chatPath}?thread=${chat.id}`, `${chatPath}?new=1`],
    },
    admin: {
      "admin/inbox": [
        inboxPaths.list,
        `${inboxPaths.list}?tab=closed`,
        `${inboxPaths.list}?search=zzzz`,
        `${inboxPaths.list}?mine=1&due_today=1`,
      ],
      "admin/inbox/:threadId": [
        inboxPaths.thread(chat.id),
        inboxPaths.thread(report.id),
        inboxPaths.thread(request.id),
      ],
    },
    consultant: { "consultants/client-requests": [requestsPath, `${requestsPath}?tab=taken`] },
  };
};
