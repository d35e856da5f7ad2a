import { sql } from "kysely";
import { applicantsErased } from "#hiring/applications/events.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { memberLeft } from "#people/members/events.ts";
import { eraseInterviews } from "./commands/erase.ts";
import { endFeed } from "./commands/feed.ts";
import { handOverInterviews } from "./commands/hand-over.ts";
import { runInterviewTimers } from "./commands/timers.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries/contributions.ts";
import { candidateInterviews } from "./routes/candidate.ts";
import { companyInterviews } from "./routes/company.ts";
import { publicInterviews } from "./routes/public.ts";
import { calendarFeeds } from "./routes/session.ts";

export const room = {
  tables: ["interviews", "interview_interviewers", "interview_invites", "calendar_feeds"],
  routes: ({ secret }) => {
    const keys = tokenKeys(secret);
    return [
      ...companyInterviews(keys),
      ...candidateInterviews(keys),
      ...publicInterviews(keys),
      ...calendarFeeds(),
    ];
  },
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    interviews: {
      cron: "*/5 * * * *",
      run: async ({ database, secret }, asOf) => {
        const did = await runInterviewTimers(database, asOf, tokensOf(tokenKeys(secret), asOf));
        return `${did.ended} interviews of ended applications canceled, ${did.reminded} candidates reminded, ${did.over} interviews over`;
      },
    },
  },
  exports: [
    {
      file: "interviews",
      table: "interviews",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
      without: ["notes", "created_by", "agency_id"],
    },
    {
      file: "interview-invites",
      table: "interview_invites",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
      without: ["interviewer_ids", "created_by"],
    },
    {
      file: "calendar-feed",
      table: "calendar_feeds",
      key: "account_id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["token_hash"],
    },
  ],
  notExported: { interview_interviewers: "whom the company sends to an interview is the company's" },
  answers: [
    answer(applicantsErased, (tx, { ids }) => eraseInterviews(tx, ids)),
    answer(accountClosed, (tx, { actor }) => endFeed(tx, actor.accountId)),
    answer(memberLeft, (tx, left) => handOverInterviews(tx, left)),
  ],
  contributions: [
    ...contributions,
    addTo(mergeRules, { table: "interviews", rule: "move", ofAgency: true, grows: true, with: "job_id" }),
  ],
} satisfies Room;
