import { beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/api.ts";
import { testMail } from "#test/mail.ts";
import { inTransaction } from "./db.ts";
import { cancelMails, pruneMails, queueMail } from "./mail.ts";
import { openPost, type Post } from "./mail-post.ts";
import { mailSender } from "./mail-sender.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const render = async () => ({
  subject: "Chào bạn",
  html: "<p>Xin chào</p>",
  text: "Xin chào\nhttp://localhost/x?token=abc",
});

const trySending = (post: Post, id = 0, number = 1, isLast = false) =>
  mailSender({ database: api.database, post, render, clock: api.clock })(id, {
    number,
    isLast,
    signal: AbortSignal.timeout(60_000),
  });

/** A mail server that does not answer until it is released. */
function heldPost() {
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    take: answer.resolve,
    fail: answer.reject,
    send() {
      begun.resolve();
      return answer.promise;
    },
  };
}

const stateOf = async (id = 0) =>
  api.database.db
    .selectFrom("mails")
    .select(["state", "attempts"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

async function queued(email: string, onceKey?: string): Promise<number | undefined> {
  await inTransaction(api.database, (tx) =>
    queueMail(tx, testMail(), { language: "vi", to: { email, name: "Đào" }, props: {}, onceKey }),
  );
  const row = await api.database.db
    .selectFrom("mails")
    .select("id")
    .where("to_email", "=", email)
    .executeTakeFirst();
  return row?.id;
}

describe("A mail", () => {
  it("is sent once, however often its job runs", async () => {
    let sent = 0;
    const post: Post = { send: async () => void sent++ };
    const id = await queued("once@example.test");
    await Promise.all([1, 2, 3, 4].map(() => trySending(post, id)));
    await trySending(post, id);
    expect(sent).toBe(1);
  });

  it("is queued once for one fact", async () => {
    await queued("fact@example.test", "fact:1");
    await queued("fact@example.test", "fact:1");
    expect((await api.mails("test")).filter((mail) => mail.to_email === "fact@example.test")).toHaveLength(1);
  });

  it("is pruned in time, except that it was sent; one that waits is not", async () => {
    const { db } = api.database;
    const due = { language: "vi", props: { text: "Chào chị Lan" } } as const;
    const to = (email: string) => ({ email, name: "Lan" });
    await inTransaction(api.database, async (tx) => {
      await queueMail(tx, testMail(), { ...due, to: to("old@example.test"), onceKey: "fact:2" });
      await queueMail(tx, testMail(), { ...due, to: to("waits@example.test") });
      await queueMail(tx, testMail(), { ...due, to: to("off@example.test"), topic: "gone" });
      await cancelMails(tx, "gone");
    });
    const rows = () =>
      db
        .selectFrom("mails")
        .select(["to_email", "to_name", "props", "once_key", "state"])
        .where("to_email", "in", ["old@example.test", "waits@example.test", "off@example.test"])
        .orderBy("to_email")
        .execute();
    const [, first] = await db
      .selectFrom("mails")
      .select("id")
      .where("to_email", "in", ["off@example.test", "old@example.test"])
      .orderBy("to_email")
      .execute();
    await trySending({ send: async () => {} }, first?.id);
    const before = await rows();
    await pruneMails(db, new Date(Date.now() - 60_000));
    expect(await rows()).toEqual(before);
    await pruneMails(db, new Date(Date.now() + 60_000));
    expect(await rows()).toEqual([
      { to_email: "off@example.test", to_name: null, props: {}, once_key: null, state: "canceled" },
      { to_email: "old@example.test", to_name: null, props: {}, once_key: "fact:2", state: "sent" },
      { to_email: "waits@example.test", to_name: "Lan", props: due.props, once_key: null, state: "queued" },
    ]);
  });

  it("stays due when the mail server is away, and says why", async () => {
    const post = openPost({
      smtpUrl: "smtp://127.0.0.1:1",
      from: "Sen <hello@sen.test>",
      folder: "/nowhere",
      clock: api.clock,
    });
    const id = await queued("later@example.test");
    await expect(trySending(post, id)).rejects.toThrow(/ECONNREFUSED/);
    expect(await stateOf(id)).toEqual({ state: "retrying", attempts: 1 });
    let sent = 0;
    await trySending({ send: async () => void sent++ }, id, 2);
    expect(sent).toBe(1);
  });

  it("goes on with a later run when the run that held it has died, and never beside it", async () => {
    const id = await queued("died@example.test");
    const first = heldPost();
    const dying = trySending(first, id, 1);
    await first.begun;
    let sent = 0;
    const post: Post = { send: async () => void sent++ };
    await trySending(post, id, 1);
    expect(sent).toBe(0);
    await trySending(post, id, 2);
    expect(sent).toBe(1);
    // The result of the first run is ignored.
    first.fail(new Error("cut off"));
    await expect(dying).rejects.toThrow("cut off");
    expect(await stateOf(id)).toEqual({ state: "sent", attempts: 2 });
  });

  it.each([
    ["sent", "sent"],
    ["refused", "canceled"],
  ] as const)(
    "that is called off while it is being sent is not waited for; %s, it is %s and never tried again",
    async (end, state) => {
      const topic = `race:${end}`;
      const due = { language: "vi", props: {}, topic } as const;
      await inTransaction(api.database, (tx) =>
        queueMail(tx, testMail(), { ...due, to: { email: `${end}@example.test`, name: null } }),
      );
      const { id } = await api.database.db
        .selectFrom("mails")
        .select("id")
        .where("topic", "=", topic)
        .executeTakeFirstOrThrow();
      const held = heldPost();
      const sending = trySending(held, id, 1);
      await held.begun;
      expect(await inTransaction(api.database, (tx) => cancelMails(tx, topic))).toEqual([]);
      if (end === "sent") held.take();
      else held.fail(new Error("450 later"));
      await sending.catch(() => {});
      expect(await stateOf(id)).toEqual({ state, attempts: 1 });
      let sent = 0;
      await trySending({ send: async () => void sent++ }, id, 2);
      expect(sent).toBe(0);
    },
  );

  it("that waits and is called off at the same moment is either sent or stopped, never both", async () => {
    const due = { language: "vi", props: {}, topic: "moment" } as const;
    for (let round = 0; round < 20; round++) {
      await inTransaction(api.database, (tx) =>
        queueMail(tx, testMail(), { ...due, to: { email: `moment${round}@example.test`, name: null } }),
      );
      const { id } = await api.database.db
        .selectFrom("mails")
        .select("id")
        .where("to_email", "=", `moment${round}@example.test`)
        .executeTakeFirstOrThrow();
      let sent = 0;
      const [stopped] = await Promise.all([
        inTransaction(api.database, (tx) => cancelMails(tx, "moment")),
        trySending({ send: async () => void sent++ }, id, 1),
      ]);
      expect(stopped.length + sent).toBe(1);
    }
  });

  it("has failed when it was tried for the last time", async () => {
    const id = await queued("last@example.test");
    const away: Post = { send: async () => Promise.reject(new Error("550 no such person")) };
    await expect(trySending(away, id, 17, true)).rejects.toThrow("550");
    expect(await stateOf(id)).toEqual({ state: "failed", attempts: 1 });
  });
});
