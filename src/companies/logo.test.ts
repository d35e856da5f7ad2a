import { describe, expect, it } from "vitest";
import { makeCompany } from "#accounts/factory.ts";
import { testApi } from "#test/api.ts";
import { logoUrl } from "./logo.ts";

const api = await testApi();
const png = Buffer.from("iVBORw0KGgo=", "base64");

async function withLogo(blocked = false): Promise<{ id: number; url: string }> {
  const { id } = await makeCompany(api.database.db, { blocked });
  const key = `logo/test/${id}`;
  await api.services.storage.put(key, png, { contentType: "image/png" });
  await api.database.db.updateTable("companies").set({ logo_key: key }).where("id", "=", id).execute();
  return { id, url: logoUrl(id, key)! };
}

describe("a company's mark", () => {
  it("is a picture that anybody may see and a browser may keep", async () => {
    const { url } = await withLogo();
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    });
    expect(answer.rawPayload).toEqual(png);
  });

  it("is not there for a company without one, an unknown, a blocked one, or a lost file", async () => {
    const { id } = await makeCompany(api.database.db);
    expect(logoUrl(id, null)).toBeNull();
    const lost = await withLogo();
    await api.services.storage.remove(`logo/test/${lost.id}`);
    const blocked = await withLogo(true);
    for (const path of [logoUrl(id, "x"), logoUrl(999_999, "x"), logoUrl("x", "x"), lost.url, blocked.url]) {
      const answer = await api.app.inject(path!);
      expect(answer.statusCode, path!).toBe(404);
      expect(answer.headers["cache-control"] ?? "").not.toContain("public");
    }
  });

  it("has another address when it changes", () => {
    expect(logoUrl(1, "logo/ab/1")).not.toBe(logoUrl(1, "logo/ab/2"));
  });
});
