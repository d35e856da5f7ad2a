import { accountClosed } from "#accounts/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { eraseProfile, removePhotoJob } from "./commands/profile.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateProfile } from "./routes/candidate.ts";

export const room = {
  tables: ["candidate_profiles", "candidate_entries"],
  routes: () => candidateProfile(),
  errors: { en, vi },
  jobs: {
    [removePhotoJob]: ({ storage }) => ({ handle: async ({ key }) => storage.remove(String(key)) }),
  },
  answers: [answer(accountClosed, (tx, { actor }) => eraseProfile(tx, actor.accountId))],
  files: { photos: { table: "candidate_profiles", column: "photo_key" } },
} satisfies Room;
