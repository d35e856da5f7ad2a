import { candidateErased } from "#accounts/events.ts";
import { tokenKeys } from "#accounts/tokens.ts";
import { erasureReplayed } from "#erasures/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { eraseAgain, eraseCandidate } from "./commands/erase.ts";
import { endRetention } from "./commands/retention.ts";
import { closeUnanswered } from "./commands/unanswered.ts";
import { endUndecided } from "./commands/undecided.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import {
  applicantsCame,
  applicantWithdrew,
  applicationStatus,
  applicationWaiting,
  responsesDue,
} from "./notifications.ts";
import { retentionRun } from "./retention-days.ts";
import { candidateApplications } from "./routes/candidate.ts";
import { companyApplicants } from "./routes/company.ts";
import { publicApplications } from "./routes/public.ts";

export const room = {
  tables: ["applicants", "applicant_consents", "applicant_rejections", "applicant_withdrawals", "offers"],
  routes: ({ secret }) => [
    ...candidateApplications(),
    ...publicApplications(tokenKeys(secret)),
    ...companyApplicants(),
  ],
  errors: { en, vi },
  notifications: [applicationStatus, applicationWaiting, applicantsCame, applicantWithdrew, responsesDue],
  schedules: {
    unanswered: {
      cron: "0 8 * * *",
      run: async ({ database }, asOf) => {
        const did = await closeUnanswered(database, asOf);
        return `${did.nudged} nudged, ${did.waiting} waiting, ${did.warned} warned, ${did.closed} closed`;
      },
    },
    undecided: {
      cron: "15 8 * * *",
      run: async ({ database }, asOf) => {
        const did = await endUndecided(database, asOf);
        return `${did.warned} applications of ended jobs announced to the employer, ${did.ended} ended`;
      },
    },
    retention: {
      cron: `${retentionRun.minute} ${retentionRun.hour} * * *`,
      run: async ({ database }, asOf) => {
        const { warned, erased } = await endRetention(database, asOf);
        return `${warned} candidates warned, ${erased} applications erased`;
      },
    },
  },
  answers: [
    answer(candidateErased, (tx, { candidateId, asOf }) => eraseCandidate(tx, candidateId, asOf)),
    answer(erasureReplayed, async (tx, { kind, erased, asOf }) => {
      if (kind === "applicant") await eraseAgain(tx, erased, asOf);
    }),
  ],
} satisfies Room;
