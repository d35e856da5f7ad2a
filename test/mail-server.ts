import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** What it has taken, oldest first. */
  taken: { to: string; messageId: string }[];
  /** The conversations that it keeps waiting. */
  held: (() => void)[];
  /** Answers those, and everybody from now on. */
  release(): void;
  close(): void;
}

/**
 * A mail server that answers nobody who writes to an address that begins with `slow`, until it is told to.
 * @param takesMs how long it thinks about each mail before it takes it
 */
export async function slowMailServer(slow: string, takesMs = 0): Promise<MailServer> {
  const taken: MailServer["taken"] = [];
  const held: MailServer["held"] = [];
  let isSlow = true;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (isSlow && address.startsWith(slow)) held.push(done);
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
  // A sender that is killed hangs up.
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    held,
    release() {
      isSlow = false;
      for (const done of held) done();
    },
    close: () => server.close(),
  };
}
