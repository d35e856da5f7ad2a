import { applicantHired, applicantsErased } from "#hiring/applications/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { createPlacement } from "./commands/create.ts";
import { eraseNotes } from "./commands/erase.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { placementRoutes } from "./routes/consultant.ts";

const reason = "an agency's accounts with its clients";

export const room = {
  tables: ["placements", "placement_splits", "check_ins", "credits"],
  routes: () => placementRoutes(),
  errors: { en, vi },
  answers: [
    answer(applicantHired, createPlacement),
    answer(applicantsErased, (tx, { ids }) => eraseNotes(tx, ids)),
  ],
  notifications: Object.values(notifications),
  notExported: { placements: reason, placement_splits: reason, check_ins: reason, credits: reason },
} satisfies Room;
