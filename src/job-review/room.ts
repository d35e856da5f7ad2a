import type { Room } from "#kit/room.ts";
import { adminJobs } from "./routes/admin.ts";
import { reportedJobs } from "./routes/candidate.ts";
import { consultantJobs } from "./routes/consultant.ts";

export const room = {
  tables: ["job_reviews"],
  routes: () => [...consultantJobs(), ...adminJobs(), ...reportedJobs()],
} satisfies Room;
