import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { isOpenRequest, threadLife } from "../lifecycle.ts";
import type { Sender, ThreadKind, ThreadStatus } from "../terms.ts";

const excerptLength = 200;
/** Maximum number of messages on a page. */
const mostMessages = 500;

/**
 * Returns threads for lists: with the beginning of the last message and the number of unread messages of the
 * other side.
 */
export function threads(db: Reader, reader: Sender) {
  const other = reader === "staff" ? "visitor" : "staff";
  return db
    .selectFrom("support_threads as t")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("support_messages as m")
          .whereRef("m.thread_id", "=", "t.id")
          .select([
            "m.sender as last_sender",
            sql<string>`CASE WHEN length(m.text) > ${excerptLength}::int
            THEN left(m.text, ${excerptLength}::int) || '…' ELSE m.text END`.as("excerpt"),
          ])
          .orderBy("m.id", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["t.id", "t.kind", "t.status", "t.name", "t.email", "t.phone", "t.company", "t.subject"])
    .leftJoin("accounts as o", "o.id", "t.owner_id")
    .select(["o.id as owner_id", "o.full_name as owner"])
    .select(["t.report_reason_id", "t.outcome", "t.client_id"])
    .select(["t.language", "t.created_at", "t.last_message_at", "t.waiting_since", "t.closed_at"])
    .select(["last.excerpt", "last.last_sender"])
    .select((eb) =>
      eb
        .selectFrom("support_messages as u")
        .whereRef("u.thread_id", "=", "t.id")
        .where("u.sender", "=", other)
        .where("u.read_at", "is", null)
        .select(({ fn }) => fn.countAll<number>().as("unread"))
        .$asScalar()
        .$notNull()
        .as("unread"),
    );
}

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof threads>["execute"]>>[number];

/** Returns the fields of a thread for both sides. */
export function commonOf(row: ThreadRow, reader: Sender) {
  const { name, subject, excerpt, unread, created_at, last_message_at } = row;
  const kind = row.kind as ThreadKind;
  const status = row.status as ThreadStatus;
  const last_sender = row.last_sender as Sender;
  const can = threadLife.can(reader, status, {
    reachable: row.email !== null,
    isOpenRequest: isOpenRequest(row),
  });
  const { email } = row;
  return {
    kind,
    status,
    name,
    email,
    subject,
    excerpt,
    last_sender,
    unread,
    created_at,
    last_message_at,
    can,
  };
}

/** Returns the messages of a thread, oldest first; the latest ones when there are too many. */
export async function messagesOf(db: Reader, threadId: number) {
  const rows = await db
    .selectFrom("support_messages as m")
    .innerJoin("support_threads as t", "t.id", "m.thread_id")
    .leftJoin("accounts as a", "a.id", "m.author_id")
    .select(["m.id", "m.sender", "m.text", "m.at", "m.read_at", "t.name", "a.full_name"])
    .where("m.thread_id", "=", threadId)
    .orderBy("m.id", "desc")
    .limit(mostMessages)
    .execute();
  return rows.reverse().map((row) => ({
    id: String(row.id),
    sender: row.sender as Sender,
    author: row.sender === "visitor" ? row.name : row.full_name,
    text: row.text,
    at: row.at,
    read_at: row.read_at,
  }));
}
