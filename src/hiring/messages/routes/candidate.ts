import { conversationForCandidate } from "#hiring/applications/queries/shared/conversation.ts";
import { recordRead } from "#kit/db.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { readMessages } from "../commands/read.ts";
import { writeToEmployer } from "../commands/write.ts";
import * as contract from "../contract.ts";
import { conversationView } from "../queries.ts";

export function candidateMessages(): Bound[] {
  return [
    onDb(contract.applicationMessages, async ({ database, actor, params, query, asOf }) => {
      const about = await conversationForCandidate(database.db, actor, { id: params.id, asOf });
      const data = await conversationView(database.db, about, "candidate", query);
      if (data.attributes.unread > 0)
        await recordRead(database, (tx) => readMessages(tx, about, { by: "candidate", asOf }));
      return { data };
    }),
    on(contract.writeToEmployer, async ({ tx, actor, params, body, asOf }) => {
      const { id } = params;
      await writeToEmployer(tx, actor, { id, text: body.text, asOf });
      const about = await conversationForCandidate(tx, actor, { id, asOf });
      return { data: await conversationView(tx, about, "candidate", { items: 50 }) };
    }),
  ];
}
