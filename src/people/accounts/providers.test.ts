import { describe, expect, it } from "vitest";
import { testApi } from "#test/api.ts";
import { signInProviders } from "./contract-providers.ts";

describe("Configuration", () => {
  it("answers 404 for a provider that is not configured", async () => {
    const plain = await testApi();
    for (const path of ["google", "google/callback", "facebook", "facebook/callback"])
      expect((await plain.app.inject({ url: `/api/v2/auths/${path}` })).statusCode).toBe(404);
    expect((await (await plain.as(null))(signInProviders)).data).toEqual([]);
  });

  it("says that a provider is away, in words of ours", async () => {
    const lost = await testApi({
      GOOGLE_CLIENT_ID: "stub-client",
      GOOGLE_CLIENT_SECRET: "stub-secret",
      GOOGLE_ISSUER: "http://127.0.0.1:9",
    });
    const answer = await lost.app.inject({ url: "/api/v2/auths/google" });
    expect(answer.headers.location).toBe("/login?error=provider_failed");
  });

  it("refuses a provider without https elsewhere than on this machine", async () => {
    const plain = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_ISSUER: "http://id.example" };
    await expect(testApi(plain)).rejects.toThrow("GOOGLE_ISSUER: must be https");
  });
});
