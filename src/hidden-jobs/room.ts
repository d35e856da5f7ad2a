import { candidateErased } from "#accounts/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { removeHidden } from "./commands.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateHiddenJobs } from "./routes/candidate.ts";

export const room = {
  tables: ["hidden_jobs", "hidden_companies"],
  routes: () => candidateHiddenJobs(),
  errors: { en, vi },
  answers: [answer(candidateErased, (tx, { candidateId }) => removeHidden(tx, candidateId))],
} satisfies Room;
