import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { removeNotesOn } from "./commands/notes.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { userActs } from "./routes/acts.ts";
import { adminUsers } from "./routes/admin.ts";
import { noteRoutes } from "./routes/notes.ts";

export const room = {
  tables: ["user_notes"],
  routes: () => [...adminUsers(), ...userActs(), ...noteRoutes()],
  errors: { en, vi },
  notifications: Object.values(notifications),
  notExported: {
    user_notes: "working notes of Sen's administrators; deleted with the account (decision 177)",
  },
  answers: [answer(accountClosed, (tx, { actor }) => removeNotesOn(tx, actor.accountId))],
} satisfies Room;
