import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/**
 * Runs a mail server in a separate process. The server accepts and discards every mail, and sends its port
 * to the parent process.
 */
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, _session, done) {
    stream.resume();
    stream.once("end", () => done());
  },
});
server.listen(0, "127.0.0.1", () => {
  process.send?.((server.server.address() as AddressInfo).port);
});
process.once("disconnect", () => process.exit(0));
