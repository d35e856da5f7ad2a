import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

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
    [{ SEN_ENV: "production", SESSION_SECRET: "x".repeat(40), RATE_LIMIT: "0" }, /RATE_LIMIT=0/],
    [{ GOOGLE_CLIENT_ID: "id" }, /go together/],
    [{ PORT: "x", HOST: "", SMTP_URL: "ftp://x" }, /PORT.*SMTP_URL/],
  ])("refuses %j in one clear line", (env, line) => {
    expect(() => readConfig(env)).toThrow(line);
    try {
      readConfig(env);
    } catch (error) {
      expect((error as Error).message).not.toContain("\n");
    }
  });

  it("fills no demo market in production", () => {
    expect(readConfig({ SEN_ENV: "production", SESSION_SECRET: "x".repeat(40) }).DEMO).toBe(false);
  });
});
