import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** Mails that the server has accepted, oldest first. */
  taken: { to: string; messageId: string }[];
  /** Functions that send the delayed answers. */
  waiting: (() => void)[];
  /** Sends the delayed answers, and ends the delay for further mails. */
  release(): void;
  close(): void;
}

/**
 * Starts a mail server that delays mails to addresses that begin with `slow`, until `release` is called.
 * @param takesMs the time, in milliseconds, before the server accepts each mail
 */
export async function slowMailServer(slow: string, takesMs = 0): Promise<MailServer> {
  const taken: MailServer["taken"] = [];
  const waiting: MailServer["waiting"] = [];
  let isSlow = true;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (isSlow && address.startsWith(slow)) waiting.push(done);
      else done();
    },
    onData(stream, session, done) {
      let head = "";
      stream.on("data", (chunk: Buffer) => {
        if (head.length < 4096) head += chunk.toString();
      });
      stream.once("end", async () => {
        await sleep(takesMs);
        const messageId = /^Message-ID: (.+)$/im.exec(head)?.[1]?.trim() ?? "";
        taken.push({ to: session.envelope.rcptTo[0]?.address ?? "", messageId });
        done();
      });
    },
  });
  // A killed sender closes its connection, which is no error for the test.
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    waiting,
    release() {
      isSlow = false;
      for (const done of waiting) done();
    },
    close: () => server.close(),
  };
}
