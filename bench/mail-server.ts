import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/**
 * A mail server in a process of its own that accepts and discards every mail; it sends its port to its
 * parent.
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
