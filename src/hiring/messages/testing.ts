import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import {
  applicantPath,
  applicationPath,
  at,
  company,
  type MailSample,
  sample,
  title,
} from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import * as mails from "./mails.ts";

export const mailSamples: readonly MailSample[] = [
  ...(["candidate", "employer"] as const).flatMap((to) =>
    [["Chào bạn"], ["Chào bạn", "Bạn xem <b>lịch</b> giúp"]].map((texts) => {
      const path = to === "candidate" ? `${applicationPath}/messages` : `${applicantPath}/messages`;
      return sample(mails.newMessages, { to, from: company, job: title, texts, path, due: at }, path, to);
    }),
  ),
];

export const requests: Requests = {
  "POST /applicants/:id/messages": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { text: "Chào bạn" },
  }),
};

const lastMessage = {
  text: ({ messages }: Record<string, unknown>) => (messages as { text: string }[]).at(-1)?.text,
};
export const stored: Stored = {
  "POST /applicants/:id/messages": lastMessage,
  "POST /candidates/applications/:id/messages": lastMessage,
};

export const pages: Pages = ({ applicant, workspace }) => ({
  candidate: {
    "my-jobs/applied/:id/messages": [`/my-jobs/applied/${applicant.id}/messages`],
  },
  recruiter: {
    "employer/:companyId/candidates/:applicantId/messages": [
      `${applicantPaths.detail(workspace, applicant.id)}/messages`,
    ],
  },
});
