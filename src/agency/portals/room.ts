import { orderEnded } from "#agency/job-orders/events.ts";
import { applicantsErased } from "#hiring/applications/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { clientDeactivated } from "#people/clients/events.ts";
import { memberLeft } from "#people/members/events.ts";
import { erasePeople } from "./commands/erase.ts";
import { endPortalsOfLeaver, revokePortalsOf } from "./commands/revoke.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { consultantPortals } from "./routes/consultant.ts";
import { portalDocuments } from "./routes/document.ts";
import { publicPortals } from "./routes/public.ts";

export const room = {
  tables: ["portals", "portal_questions"],
  routes: ({ secret, config: { publicUrl } }) => [
    ...consultantPortals(publicUrl),
    ...publicPortals(tokenKeys(secret)),
    ...portalDocuments(tokenKeys(secret)),
  ],
  errors: { en, vi },
  notifications: Object.values(notifications),
  answers: [
    answer(applicantsErased, (tx, { ids }) => erasePeople(tx, ids)),
    answer(orderEnded, async (tx, { orderId, to, by, asOf }) => {
      // The portal of a filled order is closed, and opens again with the order.
      if (to !== "filled") await revokePortalsOf(tx, { order: orderId }, { by, because: "order", at: asOf });
    }),
    answer(clientDeactivated, async (tx, { clientId, by, asOf }) => {
      await revokePortalsOf(tx, { client: clientId }, { by, because: "client", at: asOf });
    }),
    answer(memberLeft, endPortalsOfLeaver),
  ],
  notExported: {
    portals: "pages of an agency for people of a company who have no account",
    portal_questions: "what people of a company ask an agency about its work",
  },
} satisfies Room;
