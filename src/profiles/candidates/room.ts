import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { eraseProfile } from "./commands/profile.ts";
import { profileRules } from "./list-rules.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { contributions } from "./queries/contributions.ts";
import { photoKeyOf } from "./queries/shared/profile.ts";
import { candidateProfile } from "./routes/candidate.ts";
import { candidatePrivacy } from "./routes/privacy.ts";

export const room = {
  tables: ["candidate_profiles", "candidate_entries", "profile_search", "profile_terms"],
  routes: () => [...candidateProfile(), ...candidatePrivacy()],
  errors: { en, vi },
  notExported: { profile_search: "the words of profiles, for searches" },
  exports: [
    {
      file: "profile",
      table: "candidate_profiles",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["photo_key", "title_key"],
    },
    {
      file: "profile-sections",
      table: "candidate_entries",
      key: "id",
      where: ({ accountId }) => sql`t.account_id = ${accountId}`,
      without: ["skill_key"],
    },
  ],
  exportedFiles: async (db, { accountId }) => {
    const key = await photoKeyOf(db, accountId);
    return key === null ? [] : [{ folder: "photo", name: "photo.jpg", key }];
  },
  answers: [answer(accountClosed, (tx, { actor }) => eraseProfile(tx, actor.accountId))],
  files: { photos: { table: "candidate_profiles", column: "photo_key" } },
  contributions: [...contributions, addTo(listRules, ...profileRules)],
} satisfies Room;
