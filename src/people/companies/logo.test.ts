import { describe, expect, it } from "vitest";
import { makeCompany } from "#people/accounts/factory.ts";
import { testApi } from "#test/api.ts";
import { fillCompanyPage, tinyWebp } from "./factory.ts";
import { bannerUrl, logoUrl, photoUrl, pictureUrl } from "./logo.ts";

const api = await testApi();
const png = Buffer.from("iVBORw0KGgo=", "base64");

async function withLogo(blocked = false): Promise<{ id: number; url: string }> {
  const { id } = await makeCompany(api.database.db, { blocked });
  const key = `logo/test/${id}`;
  await api.services.storage.put(key, png, { contentType: "image/png" });
  await api.database.db.updateTable("companies").set({ logo_key: key }).where("id", "=", id).execute();
  return { id, url: logoUrl(id, key)! };
}

describe("A company's logo", () => {
  it("is a public picture that browsers cache", async () => {
    const { url } = await withLogo();
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
      // Emails show the logo, and web mail loads it from another origin.
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(answer.rawPayload).toEqual(png);
  });

  it("answers 404 for a company without a logo, an unknown or blocked company, and a lost file", async () => {
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

  it("has a new address when it changes", () => {
    expect(logoUrl(1, "logo/ab/1")).not.toBe(logoUrl(1, "logo/ab/2"));
  });
});

describe("The pictures of a company's page", () => {
  async function whole(more: { blocked?: boolean } = {}) {
    const { id } = await makeCompany(api.database.db, more);
    const { keys, personId, pictureId } = await fillCompanyPage(api.database.db, api.services.storage, id);
    const urls = [
      bannerUrl(id, keys.banner)!,
      pictureUrl(id, pictureId, keys.picture),
      photoUrl(id, personId, keys.photo)!,
    ];
    return { id, keys, personId, pictureId, urls };
  }

  it("are public, and browsers cache them", async () => {
    const { urls } = await whole();
    for (const url of urls) {
      const answer = await api.app.inject(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers, url).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=86400",
        "x-content-type-options": "nosniff",
      });
      expect(answer.rawPayload).toEqual(tinyWebp);
    }
  });

  it("answer 404 below the address of another company, and for a blocked company", async () => {
    const one = await whole();
    const other = await whole();
    const blocked = await whole({ blocked: true });
    const lost = await whole();
    for (const key of Object.values(lost.keys)) await api.services.storage.remove(key);
    const strangers = [
      pictureUrl(one.id, other.pictureId, "x"),
      photoUrl(one.id, other.personId, "x")!,
      photoUrl(one.id, one.personId + 1, "x")!,
      pictureUrl(one.id, 999_999, "x"),
      bannerUrl(999_999, "x")!,
      pictureUrl("x", 1, "x"),
    ];
    for (const url of [...strangers, ...blocked.urls, ...lost.urls])
      expect((await api.app.inject(url)).statusCode, url).toBe(404);
  });

  it("are five at most, each at its own position", async () => {
    const { id } = await whole();
    const { db } = api.database;
    const add = (position: number) =>
      db
        .insertInto("company_pictures")
        .values({ company_id: id, position, image_key: "picture/x" })
        .execute();
    await add(3);
    await add(4);
    await expect(add(5)).rejects.toThrow(/check/);
    await expect(add(4)).rejects.toThrow(/unique/);
  });
});
