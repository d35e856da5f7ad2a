import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#kit/i18n.ts";
import { addressesOf, allPages, shellOf } from "../../src/app/loaded-pages.ts";
import { testSite, type Visitor } from "../browser.ts";
import { fillPages, roles } from "./filled-pages.ts";
import { english, look, nameOf } from "./look.ts";
import { logIn } from "./steps.ts";

const site = await testSite();
const { pages, emails } = await fillPages(site);

describe("every page, as everybody who may open it", () => {
  it("is visited below", () => {
    const visited = new Set(Object.values(pages).flatMap(Object.keys));
    const missing = allPages
      .filter((page) => shellOf(page) !== null)
      .map((page) => addressesOf(page)[0]?.slice(1) ?? "")
      .filter((path) => !visited.has(path));
    expect(missing).toEqual([]);
    expect(english.length).toBeGreaterThan(300);
  });

  describe.each(roles)("as %s", (role) => {
    let desktop: Visitor;
    let phone: Visitor;
    beforeAll(async () => {
      desktop = await site.visitor();
      phone = await site.visitor({ phone: true, dark: true });
      if (role === "visitor") {
        // Who has entered the password only.
        const cookie = { name: "two_step", value: "none", url: `${site.url}/login/` };
        for (const { context } of [desktop, phone]) await context.addCookies([cookie]);
        return;
      }
      await logIn(desktop, emails[role].email);
      await phone.context.addCookies(await desktop.context.cookies());
    });

    it.each(
      Object.values(pages[role])
        .flat()
        .map((address) => ({ address, name: nameOf(address) })),
    )(
      "$name",
      async ({ address }) => {
        const at = (language: Language) => (typeof address === "string" ? address : address[language]);
        await Promise.all([
          look(desktop, at("en"), { site: site.url, language: "en", otherWidth: 360, contrast: false }),
          look(phone, at("vi"), { site: site.url, language: "vi", otherWidth: 1440, contrast: true }),
        ]);
      },
      60_000,
    );
  });
});
