import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { adminJobs } from "./routes/admin.ts";
import { reportedJobs } from "./routes/candidate.ts";
import { consultantJobs } from "./routes/consultant.ts";

import { moderation } from "./routes/moderation.ts";

export const room = {
  tables: ["job_reviews"],
  routes: () => [...consultantJobs(), ...adminJobs(), ...moderation(), ...reportedJobs()],
  errors: { en, vi },
  notExported: { job_reviews: "decisions about a company's posts; the log says who did what" },
} satisfies Room;
