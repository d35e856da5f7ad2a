import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#kit/i18n.ts";
import { addressesOf, allPages, hiringPages, shellOf } from "../../src/app/loaded-pages.ts";
import { testSite, type Visitor } from "../browser.ts";
import { isDeep } from "../examples.ts";
import { roles } from "../page-states.ts";
import { changedPages } from "./changed-pages.ts";
import { fillPages } from "./filled-pages.ts";
import { english, look, nameOf, readInEnglish } from "./look.ts";
import { logIn } from "./steps.ts";

const site = await testSite();
const { pages, emails } = await fillPages(site);
const isChanged = changedPages();

describe("every page, as everybody who may open it", () => {
  it("is visited below", () => {
    const visited = new Set(Object.values(pages).flatMap(Object.keys));
    // Agencies have the pages of the console for companies under other addresses, so they are not visited again.
    const mounted = new Set(hiringPages.map(({ path }) => `/consultants${path}`));
    const missing = allPages
      .filter((page) => shellOf(page) !== null && !mounted.has(String(page.path)))
      .map((page) => addressesOf(page)[0]?.slice(1) ?? "")
      .filter((path) => !visited.has(path));
    expect(missing).toEqual([]);
    expect(english.length).toBeGreaterThan(300);
  });

  describe.each(roles)("as %s", (role) => {
    let phone: Visitor;
    beforeAll(async () => {
      phone = await site.visitor({ phone: true, dark: true });
      if (role !== "visitor") return logIn(phone, emails[role].email);
      // A visitor with this cookie has entered the password, but no code of the two-step login yet.
      await phone.context.addCookies([{ name: "two_step", value: "none", url: `${site.url}/login/` }]);
    });

    it.each(
      Object.entries(pages[role]).flatMap(([page, states], nth) =>
        // All states of a page have the same components, so the gate visits the first one.
        (isDeep ? states : states.slice(0, 1)).map((address, index) => ({
          address,
          // In the gate, the browser opens changed pages and one page of each role. The others are read over HTTP.
          browser: isDeep || nth === 0 || isChanged(page),
          wide: index === 0,
          name: nameOf(address),
        })),
      ),
    )(
      "$name",
      async ({ address, browser, wide }) => {
        const at = (language: Language) => (typeof address === "string" ? address : address[language]);
        const read = readInEnglish(phone, at("en"));
        await (browser ? Promise.all([look(phone, at("vi"), { wide }), read]) : read);
      },
      60_000,
    );
  });
});
