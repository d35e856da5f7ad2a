import { randomUUID } from "node:crypto";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import { at, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import { inside, type Stored } from "#test/stored/stored.ts";
import * as mails from "./mails.ts";
import { reportStopPath } from "./paths.ts";

const weekly = {
  report: "jobs",
  from: at,
  to: at,
  job: title,
  member: null,
  rows: [{ label: title, values: ["New applicants: 3", "Views: 60"] }],
  more: 2,
  path: "/console/reports?report=jobs&period=last_week",
  stop: "abc",
} as const;
const ofNow = { from: null, to: null, job: null, rows: [], more: 0 };

export const mailSamples: readonly MailSample[] = [
  sample(mails.weeklyReport, { ...weekly, rows: [...weekly.rows] } as never, weekly.path),
  sample(mails.weeklyReport, { ...weekly, ...ofNow } as never, weekly.path, "empty"),
];

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = { "/companies/reports/mails": "mostReportMails" };

export const requests: Requests = {
  "POST /reports/mails": ({ job, boss }) => ({
    body: { report: "jobs", job_id: job.id, member_id: boss.id },
  }),
  "DELETE /reports/mails/:id": (rows) =>
    id(
      rows.db
        .insertInto("report_mails")
        .values({ account_id: rows.boss.id, report: "jobs", stop_token: randomUUID(), created_at: at })
        .returning("id")
        .executeTakeFirstOrThrow(),
    ),
};

export const stored: Stored = {
  "POST /reports/mails": { job_id: inside("job", "id"), member_id: inside("member", "id") },
};

export const pages: Pages = ({ boss }) => ({
  visitor: { "report-mails/unsubscribe": [reportStopPath("none")] },
  recruiter: {
    "employer/:companyId/reports": [
      "",
      "?report=trend&period=all",
      "?period=custom&from=2026-02-01&to=2026-03-02",
      "?report=sources",
      "?report=pipeline",
      "?report=times",
      "?report=stages",
      "?report=team",
    ].map((query) => `/employer/${boss.companyId}/reports${query}`),
  },
});
