import { candidateErased } from "#accounts/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { removeFollowed } from "./commands.ts";
import { candidateCompanies } from "./routes/candidate.ts";
import { publicCompanies } from "./routes/public.ts";

export const room = {
  tables: ["company_followers"],
  routes: () => [...publicCompanies(), ...candidateCompanies()],
  answers: [answer(candidateErased, (tx, { candidateId }) => removeFollowed(tx, candidateId))],
} satisfies Room;
