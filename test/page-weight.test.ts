import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Language } from "#kit/i18n.ts";
import { jobPath, jobsPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { siteMap } from "../src/app/site-map.ts";
import { testSite } from "./browser.ts";

/** Limits of a page on a phone, in kB (1000 bytes) of compressed files (quality §P4). */
const budget = { script: 150, styles: 15, html: 15, fonts: 70, all: 190 };

const client = join(import.meta.dirname, "../build/client");
const assets = readdirSync(join(client, "assets"));
const site = await testSite();
const { db } = site.database;
const boss = await makeRecruiter(db);
const titles = [
  "Kế toán tổng hợp",
  "Senior Backend Developer (Java)",
  "Trưởng nhóm kinh doanh",
  "HR Business Partner",
];
const jobs = [];
for (let n = 0; n < 24; n++)
  jobs.push(
    await makeJob(db, {
      companyId: boss.companyId,
      ownerId: boss.id,
      title: `${titles[n % titles.length]} ${n}`,
      jobLevel: n % 6,
      locationIds: [27 - (n % 5)],
      skills: [`SQL ${n}`, "Excel", "Tiếng Anh"],
      hot: n % 7 === 0,
      remote: n % 3 === 0,
      at: new Date(Date.now() - n * 3_600_000),
    }),
  );
const slug = jobs[0]?.slug ?? "";

const pages: Record<string, (language: Language) => string> = {
  home: (language) => (language === "vi" ? "/" : "/en"),
  list: (language) => jobsPath[language],
  job: (language) => jobPath(language, slug),
  "sign-in": () => "/login",
  register: () => "/register",
};

const packed = new Map<string, number>();
function weigh(file: string): number {
  const packedSize = packed.get(file);
  if (packedSize !== undefined) return packedSize;
  const bytes = readFileSync(join(client, file));
  const size = /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  packed.set(file, size);
  return size;
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weigh(file), 0) / 1000;

/** Returns the scripts of a page, with their imports. */
function scriptsOf(html: string, path: string, language: Language): Set<string> {
  const files = new Set<string>();
  const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  // The page preloads its catalogue of texts by name.
  waiting.push(
    ...assets
      .filter((name) => name.startsWith(`${siteMap.textsOf(path)}.${language}-`) && name.endsWith(".js"))
      .map((name) => `/assets/${name}`),
  );
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    const code = readFileSync(join(client, path), "utf8");
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'](?:\.\/|\/assets\/)([\w.-]+\.js)["']/g))
      waiting.push(`/assets/${name}`);
  }
  return files;
}

describe.each(["en", "vi"] as const)("what a phone loads (%s)", (language) => {
  it.each(Object.entries(pages))("for the page: %s", async (name, path) => {
    const response = await fetch(site.url + path(language), {
      headers: { cookie: `X_LANGUAGE=${language === "vi" ? 1 : 0}` },
    });
    expect(response.status).toBe(200);
    const html = await response.text();
    const named = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([file]) => file));
    const weight = {
      script: sum(scriptsOf(html, path(language), language)),
      styles: sum(named(/\/assets\/[\w.-]+\.css/g)),
      html: gzipSync(html, { level: 9 }).length / 1000,
      fonts: sum(named(/\/assets\/[\w.-]+\.woff2/g)),
    };
    const all = weight.script + weight.styles + weight.html;
    const lines = Object.entries({ ...weight, "without fonts": all }).map(
      ([what, kB]) => `${what} ${kB.toFixed(1)}`,
    );
    console.info(`${name} (${language}), kB: ${lines.join(", ")}`);
    for (const [what, most] of Object.entries(budget))
      expect({ ...weight, all }[what as keyof typeof budget], `${what} of ${name}`).toBeLessThanOrEqual(most);
  });
});
