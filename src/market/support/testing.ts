import { id } from "#test/company-endpoints/request.ts";
import { at, type MailSample, proof, sample } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeThread } from "./factory.ts";
import * as mails from "./mails.ts";
import { chatPath, contactPath, inboxPaths } from "./paths.ts";
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
export const ownRequests: OwnRequests = {
  "POST /account/support_threads/:id/messages": threadOf,
  "POST /admins/support_threads/:id/messages": threadOf,
};

const lastMessage = {
  text: ({ messages }: Record<string, unknown>) => (messages as { text: string }[]).at(-1)?.text,
};
export const stored: Stored = {
  "POST /account/support_threads": lastMessage,
  "POST /account/support_threads/:id/messages": lastMessage,
  "POST /admins/support_threads/:id/messages": lastMessage,
};

export const pages: Pages = async ({ db, candidate, job }) => {
  const writer = { accountId: candidate.id, name: candidate.full_name, email: candidate.email };
  const chat = await makeThread(db, writer);
  const report = await makeThread(db, { kind: "job_report", jobId: job.id, name: "—", email: "" });
  return {
    visitor: {
      "chat-with-support": [chatPath, `${chatPath}?gone=1`],
      "employer/contact": [contactPath, `${contactPath}?sent=1`],
    },
    candidate: {
      "chat-with-support": [`${chatPath}?thread=${chat.id}`, `${chatPath}?new=1`],
    },
    admin: {
      "admin/inbox": [inboxPaths.list, `${inboxPaths.list}?tab=closed`, `${inboxPaths.list}?search=zzzz`],
      "admin/inbox/:threadId": [inboxPaths.thread(chat.id), inboxPaths.thread(report.id)],
    },
  };
};
