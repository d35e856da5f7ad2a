import { beforeAll, describe, expect, it } from "vitest";
import { revokeByLink } from "#hiring/representations/commands/answer.ts";
import { sharedCv } from "#hiring/share-links/contract.ts";
import { inTransaction } from "#kit/db.ts";
import { mailSender } from "#kit/mail-sender.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { createShare } from "./contract.ts";
import { makeSharing } from "./testing/sharing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("A person who withdraws while the mail with the CV leaves", () => {
  it.each([
    ["before the mail is taken, so that it is cancelled", "canceled", 0],
    ["while it is on its way, so that its link shows nothing", "sent", 1],
  ] as const)("withdraws %s", async (_, state, sends) => {
    const { db, asLead, params, body, applicant } = await makeSharing(api);
    const made = await asLead(createShare, { params, body });
    const { id: representation } = await db
      .selectFrom("representations")
      .select("id")
      .where("applicant_id", "=", applicant.id)
      .executeTakeFirstOrThrow();
    const revoke = () =>
      inTransaction(api.database, (tx) => revokeByLink(tx, { id: representation, asOf: monday }));
    const mail = () =>
      db
        .selectFrom("mails")
        .select(["id", "state"])
        .where("topic", "=", `share:${made.data[0]?.id}`)
        // A later mail asks the recipient to delete the document.
        .orderBy("id")
        .executeTakeFirstOrThrow();
    let sent = 0;
    const post = {
      send: async () => {
        sent += 1;
        await revoke();
      },
    };
    const render = async () => ({ subject: "", html: "", text: "" });
    if (sends === 0) await revoke();
    const send = mailSender({
      database: api.database,
      post: post as never,
      render: render as never,
      clock: api.clock,
    });
    await send((await mail()).id, {
      number: 1,
      isLast: false,
      signal: new AbortController().signal,
    } as never);
    expect([(await mail()).state, sent]).toEqual([state, sends]);
    const visitor = await api.as(null);
    const token = made.urls[0]?.url.split("/").at(-1) ?? "";
    await expect(visitor(sharedCv, { params: { token } })).rejects.toMatchObject({ status: 410 });
  });
});
