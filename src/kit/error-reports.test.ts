import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { openErrorReports, scrubbed } from "./error-reports.ts";
import { openLog } from "./log.ts";

const received: string[] = [];
const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push(`${request.url}\n${body}`);
  response.end("{}");
});
afterAll(() => receiver.close());

describe("Error reports", () => {
  it("are not opened without an address", async () => {
    expect(await openErrorReports({ SENTRY_DSN: undefined, SEN_ENV: "production" })).toBeNull();
  });

  it("reach the receiver with message, stack and request id, and without personal data", async () => {
    receiver.listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const { port } = receiver.address() as AddressInfo;
    const reports = await openErrorReports({
      SENTRY_DSN: `http://public@127.0.0.1:${port}/7`,
      SEN_ENV: "production",
    });
    const log = openLog("info", { write: () => {} }, reports?.report);
    const error = Object.assign(
      new Error(
        "No answer for lan@example.com +84 907 654 321 at /offers/answer?token=eyJhbGciOiJIUzI1NiJ9.abc",
      ),
      { body: { password: "mưa rào" }, headers: { cookie: "token=secret-cookie" } },
    );
    log
      .child({ id: "request-1" })
      .error({ id: "request-1", err: error, cookie: "token=secret-cookie" }, "failed");
    // Refusals are logged at a lower level.
    log.info({ err: new Error("not found, 404") }, "request");
    log.warn({ err: new Error("try again") }, "queue");
    await reports?.close();
    expect(received).toHaveLength(1);
    const [sent = ""] = received;
    expect(sent).toMatch(/^\/api\/7\/envelope\//);
    expect(sent).toContain("No answer for [email] [number] at /offers/answer?[query]");
    expect(sent).toContain("error-reports.test.ts");
    expect(sent).toContain("request-1");
    expect(sent).not.toMatch(/lan@|example\.com|654 321|eyJ|secret|mưa rào|cookie/);
  });

  it.each([
    ["duplicate key for trần@sen.test", "duplicate key for [email]"],
    ["GET https://x.test/a?pass=1&b=2 failed", "GET https://x.test/a?[query] failed"],
    ["port 5432 of 0907654321", "port 5432 of [number]"],
    ["key AbCdEfGhIjKlMnOpQrStUvWx12 refused", "key [key] refused"],
    [
      "relation applicant_rejections_fill does not exist",
      "relation applicant_rejections_fill does not exist",
    ],
  ])("say %s as %s", (message, said) => expect(scrubbed(message)).toBe(said));
});
