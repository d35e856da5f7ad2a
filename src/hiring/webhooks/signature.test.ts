import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { newSecret, signedHeaders } from "./signature.ts";
import { type Received, receiver } from "./testing/receiver.ts";
import { sending } from "./testing/sending.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../docs/webhooks.md"), "utf8");
const code = (language: string) => guide.split(`\`\`\`${language}\n`)[1]?.split("```")[0] ?? "";
const { isFromSen } = (await import(`data:text/javascript,${encodeURIComponent(code("js"))}`)) as {
  isFromSen(secret: string, headers: object, body: string, now: number): boolean;
};

/** Runs the documented Python code in its own process. */
function isFromSenInPython(secret: string, headers: object, body: string, now: number): boolean {
  const script = `${code("python")}
import json, sys
given = json.load(sys.stdin)
print(is_from_sen(given["secret"], given["headers"], given["body"].encode(), given["now"]))`;
  const input = JSON.stringify({ secret, headers, body, now: now / 1000 });
  return execFileSync("python3", ["-c", script], { input, encoding: "utf8" }).trim() === "True";
}

function hasPython(): boolean {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const checks = [
  ["Node", isFromSen],
  ...(hasPython() ? [["Python", isFromSenInPython] as const] : []),
] as const;

describe.each(checks)("The check of signatures that is documented for %s", (_, check) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ WEBHOOK_PRIVATE_ADDRESSES: "1" });
  });

  it("accepts deliveries of Sen, and refuses changed or old ones", async () => {
    const program = await receiver();
    const { company, work } = sending(api, program);
    const { call, params, secret } = await company();
    const send = async (): Promise<Received> => {
      await call(contract.webhookTest, { params });
      await work();
      return program.received.at(-1)!;
    };
    const { headers, body } = await send();
    const now = api.clock.now().getTime();
    expect(check(secret, headers, body, now)).toBe(true);
    expect(check(secret, headers, body.replace("ping", "pong"), now)).toBe(false);
    expect(check(newSecret(), headers, body, now)).toBe(false);
    expect(check(secret, { ...headers, "webhook-id": "other" }, body, now)).toBe(false);
    expect(check(secret, headers, body, now + hour)).toBe(false);

    const rotated = await call(contract.webhookRotate, { params });
    const both = await send();
    for (const each of [secret, rotated.secret]) expect(check(each, both.headers, both.body, now)).toBe(true);
    api.clock.advance(24 * hour);
    const later = await send();
    expect(check(rotated.secret, later.headers, later.body, now + 24 * hour)).toBe(true);
    expect(check(secret, later.headers, later.body, now + 24 * hour)).toBe(false);
    api.clock.advance(-24 * hour);
    await program.close();
  });
});

it("The signature equals the example of the specification", () => {
  const headers = signedHeaders(
    { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}' },
    ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    new Date(1614265330 * 1000),
  );
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
