import { expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { testSite } from "./browser.ts";

/** The address of a shared CV is a secret. After its expiry, the page says so. */
it("A shared CV does not reveal its address to other sites, and says when it has expired", async () => {
  const { url, database } = await testSite();
  const me = await makeCandidate(database.db, { fullName: "Đinh Thị Cam" });
  const { token, hash } = newVerificationToken();
  const link = {
    account_id: me.id,
    name: "Cho anh Bình",
    token_hash: hash,
    language: 1,
    contact: false,
    sections: ["introduction"],
    created_at: new Date(),
    expires_at: new Date(Date.now() + day),
  };
  await database.db.insertInto("share_links").values(link).execute();
  const open = (language: string) =>
    fetch(`${url}/share-cv/${token}`, { headers: { "accept-language": language } });
  const shown = await open("en");
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain("CV of Đinh Thị Cam");
  await database.db.updateTable("share_links").set({ revoked_at: new Date() }).execute();
  const ended = await open("en");
  for (const answer of [shown, ended]) {
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toContain("no-store");
  }
  expect(ended.status).toBe(410);
  const text = await ended.text();
  expect(text).toContain("This link has expired");
  expect(text).not.toContain("Đinh Thị Cam");
  const vietnamese = await open("vi");
  expect(vietnamese.status).toBe(410);
  expect(await vietnamese.text()).toContain("Liên kết này");
});

it("A reader of a shared CV is counted once, after three seconds; requests without a page are not", async () => {
  const site = await testSite();
  const { db } = site.database;
  const me = await makeCandidate(db);
  const { token, hash } = newVerificationToken();
  const { id } = await db
    .insertInto("share_links")
    .values({
      account_id: me.id,
      name: "Cho anh Bình",
      token_hash: hash,
      language: 1,
      contact: false,
      sections: ["introduction"],
      created_at: new Date(),
      expires_at: new Date(Date.now() + day),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const views = () => db.selectFrom("share_link_views").select("id").where("link_id", "=", id).execute();
  for (let n = 0; n < 50; n++) await (await fetch(`${site.url}/share-cv/${token}`)).text();
  expect(await views()).toHaveLength(0);
  const { page } = await site.visitor();
  const reported = () =>
    page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes(token));
  for (let n = 0; n < 2; n++) {
    const report = reported();
    await page.goto(`${site.url}/share-cv/${token}`);
    expect((await report).status()).toBe(200);
  }
  expect(await views()).toHaveLength(1);
});
