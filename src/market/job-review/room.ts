import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { markWaiting } from "#market/jobs/commands/mark-jobs.ts";
import { jobSubmitted } from "#market/jobs/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { announceReview } from "./commands/announce.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { adminReviewRoutes } from "./routes/admin.ts";
import { reportRoutes } from "./routes/candidate.ts";
import { consultantReviewRoutes } from "./routes/consultant.ts";
import { moderationRoutes } from "./routes/moderation.ts";

export const room = {
  tables: ["job_reviews", "review_claims", "second_looks"],
  routes: () => [
    ...consultantReviewRoutes(),
    ...adminReviewRoutes(),
    ...moderationRoutes(),
    ...reportRoutes(),
  ],
  errors: { en, vi },
  schedules: {
    "mark-jobs": {
      cron: "7 * * * *",
      run: async ({ database }) => `${await markWaiting(database)} jobs marked`,
    },
  },
  answers: [answer(jobSubmitted, announceReview)],
  notifications: Object.values(notifications),
  notExported: {
    job_reviews: "decisions about a company's posts; the log says who did what",
    second_looks: "opinions about decisions on a company's posts",
    review_claims: "which job a reviewer reads, for ten minutes",
  },
  contributions: [
    addTo(
      listRules,
      { list: "categories", table: "job_reviews", column: "content", rule: "stay" },
      { list: "locations", table: "job_reviews", column: "content", rule: "stay" },
    ),
    addTo(mergeRules, { table: "job_reviews", rule: "move", with: "job_id" }),
  ],
} satisfies Room;
