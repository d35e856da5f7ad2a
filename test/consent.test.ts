import { beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "./browser.ts";

const tagManager = "https://www.googletagmanager.com";
let site: TestSite;
beforeAll(async () => {
  site = await testSite({ TAG_MANAGER_ID: "GTM-TEST" });
}, 60_000);

async function read(path: string, cookie = "") {
  const answer = await fetch(site.url + path, { headers: cookie ? { cookie } : {} });
  const html = await answer.text();
  return {
    asks: html.includes('name="consent"'),
    loads: html.includes(`src="${tagManager}/gtm.js?id=GTM-TEST"`),
    lets: answer.headers.get("content-security-policy")?.includes("googletagmanager") ?? false,
    html,
  };
}

function say(consent: string, next: string) {
  return fetch(`${site.url}/cookies?next=${encodeURIComponent(next)}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url, "content-type": "application/x-www-form-urlencoded" },
    body: `consent=${consent}`,
  });
}

describe("A tag manager", () => {
  it("waits for the visitor: before consent there is only a question, in their language", async () => {
    for (const path of ["/", "/en", "/jobs", "/cong-ty"]) {
      const before = await read(path);
      expect(before, path).toMatchObject({ asks: true, loads: false, lets: false });
    }
    expect((await read("/")).html).toContain("Đo lượt truy cập");
    expect((await read("/en")).html).toContain("Measuring visits");
  });

  it("loads after consent, and not after a refusal, also on cached pages", async () => {
    for (const path of ["/", "/en", "/jobs"]) {
      await read(path);
      expect(await read(path, "consent=yes"), path).toMatchObject({ asks: false, loads: true, lets: true });
      expect(await read(path, "consent=no"), path).toMatchObject({ asks: false, loads: false, lets: false });
      expect(await read(path), path).toMatchObject({ asks: true, loads: false, lets: false });
    }
  });

  it("never loads on pages that show or request personal data", async () => {
    for (const path of ["/login", "/register", "/forgot-password", "/verify-email?token=x"])
      expect(await read(path, "consent=yes"), path).toMatchObject({ asks: false, loads: false, lets: false });
  });

  it("stores the answer in a cookie and returns to the page; the answer can be changed on a page of its own", async () => {
    const yes = await say("yes", "/viec-lam?keyword=ke+toan");
    expect(yes.status).toBe(302);
    expect(yes.headers.get("location")).toBe("/viec-lam?keyword=ke+toan");
    expect(yes.headers.get("set-cookie")).toMatch(/^consent=yes; Path=\/; Max-Age=\d+; SameSite=Lax/);
    expect((await say("no", "//evil.test")).headers.get("location")).toBe("/cookies");
    expect((await say("maybe", "/")).status).toBe(404);
    expect((await read("/en")).html).toContain('href="/cookies"');
    expect((await read("/cookies", "consent=yes; X_LANGUAGE=0")).html).toContain("you allow measuring");
  });
});
