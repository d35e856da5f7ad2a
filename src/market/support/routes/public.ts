import { type Database, inTransaction } from "#kit/db.ts";
import { openEventStream } from "#kit/http/event-stream.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { isSecure } from "#people/accounts/cookie.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import { countHit, isLimited } from "#people/accounts/rate-limit.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { officeAt } from "#platform/reference/working-days.ts";
import { openThread, writeMessage } from "../commands.ts";
import * as contract from "../contract.ts";
import { guestCookie, guestSeconds, isKey } from "../cookie.ts";
import { replyBy } from "../hours.ts";
import { threadOfKey } from "../keys.ts";
import { threadView } from "../queries/threads.ts";
import { countWriter, isFromPerson, newFormToken } from "../spam-check.ts";
import { threadTopic } from "../thread-row.ts";
import { readThread } from "./read.ts";

/** Endpoints for messages without an account: /public/contact, /public/support_threads. */
export function publicSupport(keys: TokenKeys): Bound[] {
  return [
    on(contract.officeHours, async ({ tx, asOf }) => {
      const holidays = await holidaysOf(tx);
      const attributes = {
        ...officeAt(asOf, holidays),
        reply_by: replyBy(asOf, holidays),
        stamp: await newFormToken(keys, asOf),
      };
      return { data: { id: "support", type: "support" as const, attributes } };
    }),
    onDb(contract.contact, async ({ database, actor, body, asOf, language, services }) => {
      const { kind, name, email, company, positions, message } = body;
      if (await isFromPerson(database, keys, body, asOf)) {
        if (services.config.RATE_LIMIT) await countWriter(database, email, asOf);
        const person = { name, email, company, phone: parsePhone(body.phone) };
        const accountId = actor.kind === "visitor" ? null : actor.accountId;
        await inTransaction(database, (tx) =>
          openThread(tx, { ...person, kind, accountId, subject: positions, text: message, language, asOf }),
        );
      }
      const attributes = { kind, email, reply_by: replyBy(asOf, await holidaysOf(database.db)) };
      return { data: { id: kind, type: "contact" as const, attributes } };
    }),
    onDb(contract.openChat, async ({ database, actor, body, asOf, language, services, setCookie }) => {
      const { name, email, subject, text } = body;
      // A trapped form is refused here: a fake success would not show a conversation, and the sender would
      // notice.
      if (!(await isFromPerson(database, keys, body, asOf))) throw new Problem(422, "form_expired");
      if (services.config.RATE_LIMIT) await countWriter(database, email, asOf);
      const { id, key } = await inTransaction(database, (tx) =>
        openThread(tx, {
          kind: "chat",
          accountId: actor.kind === "visitor" ? null : actor.accountId,
          name,
          email,
          subject,
          text,
          language,
          asOf,
          phone: parsePhone(body.phone),
        }),
      );
      const secure = isSecure(services);
      setCookie(guestCookie(secure), key, {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure,
        maxAge: guestSeconds,
      });
      return { token: key, data: await threadView(database.db, id) };
    }),
    onDb(contract.guestThread, async ({ database, params, asOf, origin }) => {
      const threadId = await opened(database, params.token, origin.ip, asOf);
      return { data: await readThread(database, threadId, asOf) };
    }),
    onDb(contract.guestWrite, async ({ database, params, body, asOf, origin }) => {
      const threadId = await opened(database, params.token, origin.ip, asOf);
      await inTransaction(database, (tx) =>
        writeMessage(tx, { kind: "guest", threadId }, { threadId, text: body.text, asOf }),
      );
      return { data: await threadView(database.db, threadId) };
    }),
    onDb(contract.guestMark, async ({ database, cookies, asOf, origin, services }) => {
      const key = cookies[guestCookie(isSecure(services))] ?? "";
      const { attributes } = await threadView(database.db, await opened(database, key, origin.ip, asOf));
      return {
        data: { id: "guest", type: "support_mark" as const, attributes: { unread: attributes.unread } },
      };
    }),
    onFile(contract.guestEvents, async ({ database, cookies, asOf, origin, services }) => {
      const key = cookies[guestCookie(isSecure(services))] ?? "";
      const threadId = await opened(database, key, origin.ip, asOf);
      return openEventStream(services.pubsub, `support:${threadId}`, threadTopic(threadId));
    }),
  ];
}

const guessLimit = { max: 20, minutes: 15 };

/**
 * Returns the thread of a key. Wrong keys from one address are counted, and above the limit no key is
 * checked.
 * @throws Problem 404, 429
 */
async function opened(database: Database, key: string, ip: string, asOf: Date): Promise<number> {
  const bucket = `support-key:${ip}`;
  const isOpen = isKey(key) && !(await isLimited(database.db, bucket, guessLimit.max, asOf));
  const threadId = isOpen ? await threadOfKey(database.db, key, asOf) : null;
  if (threadId !== null) return threadId;
  await countHit(database.db, bucket, guessLimit, asOf);
  throw notFound();
}
