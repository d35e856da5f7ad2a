import { candidateErased } from "#accounts/events.ts";
import { tokenKeys } from "#accounts/tokens.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { anonymizeApplications } from "./commands/anonymize.ts";
import { closeUnanswered } from "./commands/unanswered.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateApplications } from "./routes/candidate.ts";
import { companyApplicants } from "./routes/company.ts";
import { publicApplications } from "./routes/public.ts";

export const room = {
  tables: ["applicants", "applicant_rejections", "applicant_withdrawals", "offers"],
  routes: ({ secret }) => [
    ...candidateApplications(),
    ...publicApplications(tokenKeys(secret)),
    ...companyApplicants(),
  ],
  errors: { en, vi },
  schedules: {
    unanswered: {
      cron: "0 8 * * *",
      run: async ({ database }, asOf) => {
        const did = await closeUnanswered(database, asOf);
        return `${did.nudged} nudged, ${did.waiting} waiting, ${did.warned} warned, ${did.closed} closed`;
      },
    },
  },
  answers: [
    answer(candidateErased, (tx, { candidateId, anonymous, asOf }) =>
      anonymizeApplications(tx, candidateId, { ...anonymous, asOf }),
    ),
  ],
} satisfies Room;
