import { mkdtemp, readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/api.ts";
import { inTransaction } from "./db.ts";
import { callOffMails, forgetMails, openPost, type Post, queueMail, sendMail } from "./mail.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const render = async () => ({
  subject: "Chào bạn",
  html: "<p>Xin chào</p>",
  text: "Xin chào\nhttp://localhost/x?token=abc",
});

async function queued(email: string, onceKey?: string): Promise<number | undefined> {
  await inTransaction(api.database, (tx) =>
    queueMail(tx, { template: "test", language: "vi", to: { email, name: "Đào" }, props: {}, onceKey }),
  );
  const row = await api.database.db
    .selectFrom("mails")
    .select("id")
    .where("to_email", "=", email)
    .executeTakeFirst();
  return row?.id;
}

describe("A mail", () => {
  it("is a file with HTML and plain text where there is no mail server", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sen-mail-"));
    const post = openPost({ from: "Sen <hello@sen.test>", folder, clock: api.clock });
    const id = await queued("dao@example.test");
    await sendMail(api.database, post, render, id ?? 0, api.clock.now());
    const [name = ""] = await readdir(folder);
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    expect(mail).toMatchObject({ subject: "Chào bạn", to: [{ address: "dao@example.test", name: "Đào" }] });
    expect(mail.text?.split("\n")).toContain("http://localhost/x?token=abc");
    expect(mail.html).toContain("Xin chào");
  });

  it("is sent once, however often its job runs", async () => {
    let sent = 0;
    const post: Post = { send: async () => void sent++ };
    const id = (await queued("once@example.test")) ?? 0;
    await Promise.all([1, 2, 3, 4].map(() => sendMail(api.database, post, render, id, api.clock.now())));
    await sendMail(api.database, post, render, id, api.clock.now());
    expect(sent).toBe(1);
  });

  it("is queued once for one fact", async () => {
    await queued("fact@example.test", "fact:1");
    await queued("fact@example.test", "fact:1");
    expect((await api.mails("test")).filter((mail) => mail.to_email === "fact@example.test")).toHaveLength(1);
  });

  it("is forgotten in time, but for that it went out; one that waits is not", async () => {
    const { db } = api.database;
    const due = { template: "test", language: "vi", props: { text: "Chào chị Lan" } } as const;
    const to = (email: string) => ({ email, name: "Lan" });
    await inTransaction(api.database, async (tx) => {
      await queueMail(tx, { ...due, to: to("old@example.test"), onceKey: "fact:2" });
      await queueMail(tx, { ...due, to: to("waits@example.test") });
      await queueMail(tx, { ...due, to: to("off@example.test"), topic: "gone" });
      await callOffMails(tx, "gone");
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
    await sendMail(api.database, { send: async () => {} }, render, first?.id ?? 0, api.clock.now());
    const before = await rows();
    await forgetMails(db, new Date(Date.now() - 60_000));
    expect(await rows()).toEqual(before);
    await forgetMails(db, new Date(Date.now() + 60_000));
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
    const id = (await queued("later@example.test")) ?? 0;
    await expect(sendMail(api.database, post, render, id, api.clock.now())).rejects.toThrow(/ECONNREFUSED/);
    const row = await api.database.db
      .selectFrom("mails")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "failed", attempts: 1 });
    let sent = 0;
    await sendMail(api.database, { send: async () => void sent++ }, render, id, api.clock.now());
    expect(sent).toBe(1);
  });

  it("goes through a mail server where there is one", async () => {
    const taken: { to: string[]; content: string }[] = [];
    const server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData(stream, session, done) {
        let content = "";
        stream.on("data", (chunk: Buffer) => {
          content += chunk.toString();
        });
        stream.on("end", () => {
          taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
          done();
        });
      },
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.server.address() as AddressInfo;
    const options = { from: "Sen <hello@sen.test>", folder: "/nowhere", clock: api.clock };
    const post = openPost({ ...options, smtpUrl: `smtp://127.0.0.1:${port}` });
    const id = (await queued("server@example.test")) ?? 0;
    await sendMail(api.database, post, render, id, api.clock.now());
    await new Promise<void>((closed) => server.close(closed));
    expect(taken.map(({ to }) => to)).toEqual([["server@example.test"]]);
    expect((await PostalMime.parse(taken[0]?.content ?? "")).subject).toBe("Chào bạn");
  });

  it("goes to one address, whatever a name or an address holds", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sen-mail-"));
    const post = openPost({ from: "Sen <hello@sen.test>", folder, clock: api.clock });
    await post.send({
      ...(await render()),
      subject: "x\r\nBcc: evil@x.test",
      to: { email: "a@b.test\r\nBcc: evil@x.test", name: "A\r\nB" },
      id: 7,
    });
    const [name = ""] = await readdir(folder);
    const content = await readFile(join(folder, name), "utf8");
    expect(content).not.toMatch(/^Bcc:/m);
  });
});
