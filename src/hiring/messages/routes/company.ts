import { conversationForEmployer } from "#hiring/applications/queries/shared/conversation.ts";
import { recordRead } from "#kit/db.ts";
import type { Bound } from "#kit/http/handle.ts";
import { onHiring, onHiringDb } from "#people/accounts/hiring-routes.ts";
import { readMessages } from "../commands/read.ts";
import { writeToApplicant } from "../commands/write.ts";
import * as contract from "../contract.ts";
import { conversationView } from "../queries.ts";

export function companyMessages(): Bound[] {
  return [
    ...onHiringDb(contract.applicantMessages, async ({ database, actor, params, query, asOf }) => {
      const about = await conversationForEmployer(database.db, actor, { id: params.id, asOf });
      const data = await conversationView(database.db, about, "employer", query);
      if (data.attributes.unread > 0 && query.peek === "false")
        await recordRead(database, (tx) => readMessages(tx, about, { by: "employer", asOf }));
      return { data };
    }),
    ...onHiring(contract.writeToApplicant, async ({ tx, actor, params, body, asOf }) => {
      const { id } = params;
      await writeToApplicant(tx, actor, { id, text: body.text, asOf });
      const about = await conversationForEmployer(tx, actor, { id, asOf });
      return { data: await conversationView(tx, about, "employer", { items: 50 }) };
    }),
  ];
}
