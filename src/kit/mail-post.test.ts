import { mkdtemp, readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";
import { fixedClock } from "./clock.ts";
import { openPost, pruneMailFiles } from "./mail-post.ts";

const options = { from: "Sen <hello@sen.test>", folder: "/nowhere", clock: fixedClock(new Date(0)) };
const mail = {
  id: 7,
  subject: "Chào bạn",
  html: "<p>Xin chào</p>",
  text: "Xin chào\nhttp://localhost/x?token=abc",
  to: { email: "dao@example.test", name: "Đào" },
};

describe("A mail", () => {
  it("is a file with HTML and plain text where there is no mail server", async () => {
    // The folder is created on first use, as in a new DATA_DIR.
    const folder = join(await mkdtemp(join(tmpdir(), "sen-mail-")), "mail");
    await openPost({ ...options, folder }).send(mail);
    const [name = ""] = await readdir(folder);
    const read = await PostalMime.parse(await readFile(join(folder, name)));
    expect(read).toMatchObject({ subject: "Chào bạn", to: [{ address: "dao@example.test", name: "Đào" }] });
    expect(read.text?.split("\n")).toContain("http://localhost/x?token=abc");
    expect(read.html).toContain("Xin chào");
  });

  it("that is a file is removed in time", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sen-mail-"));
    const clock = fixedClock(new Date("2026-03-02T03:00:00Z"));
    const post = openPost({ ...options, folder, clock });
    await post.send(mail);
    clock.advance(60_000);
    await post.send({ ...mail, id: 8 });
    await pruneMailFiles(folder, clock.now());
    expect((await readdir(folder)).map((name) => name.slice(25, 33))).toEqual(["00000008"]);
  });

  it("goes through a mail server where there is one, many over the same connections, each with an id of its own", async () => {
    const taken: { to: string[]; content: string }[] = [];
    let connections = 0;
    const server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onConnect(_session, done) {
        connections++;
        done();
      },
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
    const post = openPost({ ...options, smtpUrl: `smtp://127.0.0.1:${port}`, connections: 2 });
    await Promise.all([1, 2, 3, 4, 5].map((id) => post.send({ ...mail, id })));
    expect(connections).toBe(2);
    expect(taken.map(({ to }) => to)).toEqual(Array(5).fill(["dao@example.test"]));
    const read = await Promise.all(taken.map(({ content }) => PostalMime.parse(content)));
    expect(read[0]?.subject).toBe("Chào bạn");
    expect(read.map(({ messageId }) => messageId).sort()).toEqual(
      [1, 2, 3, 4, 5].map((id) => `<mail-${id}@sen.test>`),
    );
    // The sender closes idle connections.
    await new Promise<void>((closed) => server.close(closed));
  });

  it("is given up when whoever sends it says so, however long the mail server takes", async () => {
    const server = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"], onRcptTo: () => {} });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.server.address() as AddressInfo;
    const post = openPost({ ...options, smtpUrl: `smtp://127.0.0.1:${port}`, connections: 1 });
    await expect(post.send(mail, AbortSignal.timeout(200))).rejects.toThrow();
    await new Promise<void>((closed) => server.close(closed));
  });

  it("goes to one address, whatever a name or an address holds", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sen-mail-"));
    await openPost({ ...options, folder }).send({
      ...mail,
      subject: "x\r\nBcc: evil@x.test",
      to: { email: "a@b.test\r\nBcc: evil@x.test", name: "A\r\nB" },
    });
    const [name = ""] = await readdir(folder);
    const content = await readFile(join(folder, name), "utf8");
    expect(content).not.toMatch(/^Bcc:/m);
  });
});
