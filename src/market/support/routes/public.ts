import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import { isSecure } from "#people/accounts/cookie.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { officeAt } from "#platform/reference/working-days.ts";
import { openThread } from "../commands.ts";
import * as contract from "../contract.ts";
import { guestCookie, guestSeconds } from "../cookie.ts";
import { replyBy } from "../hours.ts";
import { threadView } from "../queries/threads.ts";
import { countWriter, isFromPerson, newFormToken } from "../spam-check.ts";

/** Endpoints that begin a conversation without an account: /public/contact, /public/support_threads. */
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
  ];
}
