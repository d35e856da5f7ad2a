import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../src/app/demo.ts";
import { type TestSite, testSite } from "./browser.ts";
import { foreignTexts, kindOf, linksOf, type Reader, readPage } from "./read-page.ts";

/** Some hundred pages are read, which a busy machine needs its time for. */
const patience = 120_000;

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await loadDemo(site.services);
}, patience);

/** One page of each kind that links lead to from a page, and what was wrong there. */
async function follow(start: string, language: "en" | "vi", reader: Reader) {
  const kinds = new Set([kindOf(start)]);
  const paths: string[] = [];
  const faults: string[] = [];
  for (const waiting = [start]; waiting.length > 0; ) {
    const path = waiting.shift() ?? "";
    const found = await readPage(site.url, path, reader);
    paths.push(path);
    if (found.lang !== language) faults.push(`${path}: lang="${found.lang}"`);
    const foreign = await foreignTexts(found, site.url);
    if (foreign.length > 0) faults.push(`${path} says: ${foreign.slice(0, 3).join(" | ")}`);
    for (const to of linksOf(found)) {
      const kind = kindOf(to);
      if (kinds.has(kind) || kind.split(" ").length > 2) continue;
      kinds.add(kind);
      waiting.push(to);
    }
  }
  return { paths, faults };
}

const open = [
  "/login",
  "/register",
  "/forgot-password",
  "/employer",
  "/employer/product",
  "/employer/register",
  "/employer/contact",
  "/chat-with-support",
  "/private-policy",
  "/terms-of-service",
  "/download-app",
];
/** No link leads there, a mail does, or a form, or a mistyped address. */
const apart = [
  "/no-such-page",
  "/403",
  "/my-jobs/saved",
  "/job-alerts/subscribe",
  "/job-alerts/subscribe?done=sent",
  "/job-alerts/confirm?token=x",
  "/job-alerts/unsubscribe?token=x",
  "/verify-email?token=x",
  "/forgot-password/reset-password?token=x",
  "/login?notice=closed",
  "/token-not-found",
  "/employer/register/wait-for-verification",
  "/logout",
];

describe("Whoever follows every link stays in the language of the page that they come from", () => {
  const readers: [string, "en" | "vi", string, () => Reader][] = [
    ["a Vietnamese browser that keeps no cookies", "vi", "/", () => ({ accepts: "vi-VN,vi;q=0.9,en;q=0.8" })],
    [
      "an English browser on the Vietnamese home page",
      "vi",
      "/",
      () => ({ accepts: "en-US", cookies: new Map() }),
    ],
    [
      "a Vietnamese browser on the English home page",
      "en",
      "/en",
      () => ({ accepts: "vi", cookies: new Map() }),
    ],
  ];
  it.each(readers)(
    "%s",
    async (_name, language, start, reader) => {
      const own = reader();
      const { paths, faults } = await follow(start, language, own);
      expect(paths.map((path) => path.split("?")[0])).toEqual(expect.arrayContaining(open));
      for (const path of apart) {
        const { lang } = await readPage(site.url, path, own);
        if (lang !== language) faults.push(`${path}: lang="${lang}"`);
      }
      expect(faults).toEqual([]);
    },
    patience,
  );
});
