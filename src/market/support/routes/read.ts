import { type Database, recordRead } from "#kit/db.ts";
import { readMessages } from "../commands.ts";
import { threadView } from "../queries/threads.ts";

/** Returns a thread to its writer and marks the answers as read. */
export async function readThread(database: Database, threadId: number, asOf: Date) {
  const view = await threadView(database.db, threadId);
  if (view.attributes.unread > 0)
    await recordRead(database, (tx) => readMessages(tx, { threadId, by: "visitor", asOf }));
  return view;
}
