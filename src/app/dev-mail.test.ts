import Fastify from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/api.ts";
import { addDevMail, keepDevPagesHere } from "./dev-mail.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

function serverFor(allowed: boolean) {
  const app = Fastify({ trustProxy: "127.0.0.1" });
  const services = {
    ...api.services,
    config: { ...api.services.config, ALLOW_PUBLIC_DEVELOPMENT: allowed },
  };
  keepDevPagesHere(app, services.config);
  addDevMail(app, services);
  app.get("/*", async () => "a page");
  return async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, remoteAddress, headers })).statusCode;
}

describe("The pages of development", () => {
  it("answer only this machine, in any spelling of their paths, and not through a proxy", async () => {
    const ask = serverFor(false);
    for (const own of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect(await ask("/dev/mail", own)).toBe(200);
    for (const url of [
      ...["/dev/mail", "/dev/mail/x.eml", "/DEV/ui", "/dev/ui.data", "/%64ev/ui", "//dev//ui", "/dev/ui?x"],
    ]) {
      expect(await ask(url, "192.168.1.9"), url).toBe(404);
      expect(await ask(url, "127.0.0.1", { "x-forwarded-for": "198.51.100.1" }), url).toBe(404);
      expect(await ask(url, "127.0.0.1", { forwarded: "for=127.0.0.1" }), url).toBe(404);
    }
    expect(await ask("/jobs", "192.168.1.9")).toBe(200);
    expect(await ask("/developers", "192.168.1.9")).toBe(200);
  });

  it("answer others if the operator allows it", async () => {
    expect(await serverFor(true)("/dev/mail", "192.168.1.9")).toBe(200);
  });
});
