import { describe, expect, it } from "vitest";
import { isLoopback, readConfig } from "./config.ts";

/** A secret as `openssl rand -base64 48` generates it. */
const secret = "9aVf0sQ7mXn2Jw5tYb8Kc1LzRe4HgUo6PdTi3xNqWvSyCkEjAGhBrMuDlZpFOI";

describe("Configuration is checked at start", () => {
  it("has a default for everything a newcomer does not know", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DEMO: true,
      production: false,
      publicUrl: "http://localhost:3000",
    });
  });

  it.each([
    [{ PORT: "many" }, /PORT/],
    [{ DATABASE_URL: "mysql://host/db" }, /DATABASE_URL/],
    [{ SESSION_SECRET: "short" }, /SESSION_SECRET/],
    [{ METRICS_TOKEN: "short" }, /METRICS_TOKEN/],
    [{ SEN_ENV: "production" }, /SESSION_SECRET is required/],
    [{ SEN_ENV: "production", SESSION_SECRET: secret, RATE_LIMIT: "0" }, /RATE_LIMIT=0/],
    [{ SEN_ENV: "production", SESSION_SECRET: "a".repeat(32) }, /SESSION_SECRET repeats itself; make one/],
    [{ SEN_ENV: "production", SESSION_SECRET: "0123456789".repeat(4) }, /SESSION_SECRET repeats itself/],
    [{ SEN_ENV: "production", SESSION_SECRET: "changeme".repeat(5) }, /SESSION_SECRET is a placeholder/],
    [
      { SEN_ENV: "production", SESSION_SECRET: "please-Change_Me-before-going-live-0123" },
      /SESSION_SECRET is a placeholder/,
    ],
    [{ HOST: "0.0.0.0" }, /HOST=0\.0\.0\.0 is open .*SEN_ENV=production.*ALLOW_PUBLIC_DEVELOPMENT=1/],
    [{ HOST: "::", SEN_ENV: "test" }, /HOST=::/],
    [{ HOST: "192.168.1.4" }, /HOST=192/],
    [{ HOST: "sen.example", ALLOW_PUBLIC_DEVELOPMENT: "0" }, /HOST=sen\.example/],
  ])("refuses %j in one clear line", (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
    try {
      readConfig(env);
    } catch (error) {
      expect((error as Error).message).not.toContain("\n");
    }
  });

  it.each([
    "true",
    "false",
    "1",
    "2",
    "yes",
    "10.0.0.0/33",
    "::1/129",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.1,",
    "proxy",
  ])("refuses TRUST_PROXY=%s", (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/^Wrong setting: TRUST_PROXY: must be addresses/);
  });

  it("fills no demo market in production", () => {
    expect(readConfig({ SEN_ENV: "production", SESSION_SECRET: secret }).DEMO).toBe(false);
  });

  it("takes a public HOST in production, and elsewhere when told so", () => {
    readConfig({ HOST: "0.0.0.0", SEN_ENV: "production", SESSION_SECRET: secret });
    readConfig({ HOST: "0.0.0.0", ALLOW_PUBLIC_DEVELOPMENT: "1" });
    for (const HOST of ["localhost", "127.0.0.1", "127.8.8.8", "::1", "[::1]"]) readConfig({ HOST });
    expect(isLoopback("::ffff:127.0.0.1")).toBe(true);
    expect(isLoopback("127.evil.test")).toBe(false);
  });

  it("takes secrets as tools make them", () => {
    for (const SESSION_SECRET of [secret, "0f3b9a71c5d2e84f60a1b7c39d5e2f48"])
      readConfig({ SEN_ENV: "production", SESSION_SECRET });
  });

  it.each(["127.0.0.1", "10.0.0.5, 10.0.0.6", "10.0.0.0/8", "fd00::/8,::1", "loopback, uniquelocal"])(
    "takes %s for proxies",
    (TRUST_PROXY) => {
      expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    },
  );
});
