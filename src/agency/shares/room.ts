import { sql } from "kysely";
import { applicantsErased, reachedClientUndone } from "#hiring/applications/events.ts";
import { consentRevoked } from "#hiring/representations/events.ts";
import { isAgencyLinkOpen } from "#hiring/share-links/contributions.ts";
import { recipientAnswered } from "#hiring/share-links/events.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { takeVerdict } from "./commands/answer.ts";
import { endShares, endUndoneShares, eraseShares } from "./commands/end.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { agencyLinkOpen } from "./queries/shared/rows.ts";
import { candidateShares } from "./routes/candidate.ts";
import { consultantShares } from "./routes/consultant.ts";
import { introductionRecords } from "./routes/record.ts";
import { transferRegister } from "./routes/transfers.ts";
import { savedShares } from "./saved-list.ts";

export const room = {
  tables: ["transfers_abroad"],
  routes: ({ secret }) => [
    ...consultantShares(),
    ...candidateShares(),
    ...introductionRecords(secret),
    ...transferRegister(),
  ],
  exports: [
    {
      file: "transfers-abroad",
      table: "transfers_abroad",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
      without: ["agency_id", "order_id", "by_id"],
    },
  ],
  errors: { en, vi },
  notifications: Object.values(notifications),
  answers: [
    answer(consentRevoked, endShares),
    answer(reachedClientUndone, endUndoneShares),
    answer(recipientAnswered, takeVerdict),
    answer(applicantsErased, (tx, { ids }) => eraseShares(tx, ids)),
  ],
  contributions: [addTo(savedLists, savedShares), contribute(isAgencyLinkOpen, agencyLinkOpen)],
} satisfies Room;
