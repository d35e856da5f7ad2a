import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { launchChromium } from "../test/chromium.ts";
import { makeFolder, startProduct, stopProduct } from "../test/product.ts";
import { machine } from "./report.ts";
import { onSlowPhone } from "./slow-phone.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Names of audited pages with a keyword field. */
const typed = ["home", "job list"];
/** The required Lighthouse scores, in the order of the categories. */
const wanted = [95, 100, 95, 100];
const measures = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"] as const;
const report = join(import.meta.dirname, "../docs/performance.md");
const [begin, end] = ["<!-- lighthouse -->", "<!-- /lighthouse -->"];

/**
 * Audits public pages of the demo market on Lighthouse's slow phone (4 times slower processor, slow 4G),
 * prints the scores and writes them into docs/performance.md.
 * @param url a running Sen; without it, one with the demo market is started
 * @returns the number of scores and times that miss their target
 */
export async function auditPages(asOf: Date, url?: string): Promise<number> {
  if (url) return audit(asOf, url.replace(/\/$/, ""));
  const folder = await makeFolder("lighthouse");
  try {
    const product = await startProduct(folder, { DEMO: "1" });
    try {
      return await audit(asOf, product.url);
    } finally {
      await stopProduct(product);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function audit(asOf: Date, url: string): Promise<number> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const rows: string[] = [];
  const slow: string[] = [];
  let missed = 0;
  try {
    for (const [name, path] of Object.entries(await pagesOf(url))) {
      // Requests each page once before the audit, because popular pages are cached.
      await (await fetch(url + path)).text();
      const result = await lighthouse(url + path, {
        port,
        output: "json",
        logLevel: "error",
        onlyCategories: [...categories],
      });
      if (!result) throw new Error(`Lighthouse has nothing to say of ${path}`);
      const { lhr } = result;
      const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
      missed += scores.filter((score, at) => score < (wanted[at] ?? 0)).length;
      const shown = measures.map((measure) => lhr.audits[measure]?.displayValue ?? "");
      const row = `| ${[name, ...scores, ...shown].join(" | ")} |`;
      rows.push(row);
      console.log(row);
      for (const { auditRefs } of Object.values(lhr.categories))
        for (const { id, weight } of auditRefs) {
          const audit = lhr.audits[id];
          if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
            console.log(`    ${id}: ${audit?.title} ${audit?.displayValue ?? ""}`);
        }
      const { paint, shift, answer } = await onSlowPhone(browser, url + path, typed.includes(name));
      missed += [paint > 2000, shift > 0.05, (answer ?? 0) > 150].filter(Boolean).length;
      const times = [
        `${(paint / 1000).toFixed(1)} s`,
        shift.toFixed(2),
        answer === null ? "" : `${answer} ms`,
      ];
      slow.push(`| ${[name, ...times].join(" | ")} |`);
      console.log(slow.at(-1));
    }
  } finally {
    await browser.close();
  }
  await keep(rows, slow, asOf);
  return missed;
}

/** Returns the paths of the home page, a job list, its first job and the first company, by following links. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const first = async (path: string, link: RegExp) => {
    const html = await (await fetch(url + path)).text();
    const found = link.exec(html)?.[1];
    if (!found) throw new Error(`${path} leads nowhere`);
    return found;
  };
  return {
    home: "/",
    "job list": "/viec-lam",
    job: await first("/viec-lam", /href="(\/viec-lam\/[^"/?]+-i\d+)"/),
    company: await first("/cong-ty", /href="(\/cong-ty\/[^"/?]+)"/),
  };
}

async function keep(rows: string[], slow: string[], asOf: Date): Promise<void> {
  const text = await readFile(report, "utf8");
  const head = [
    "| page | performance ≥ 95 | accessibility 100 | best practices ≥ 95 | search engines 100 | largest paint | shift | blocked |",
    "|---|--:|--:|--:|--:|--:|--:|--:|",
  ];
  const slowHead = [
    "Measured in a browser with real throttling (the times of Lighthouse are simulated):",
    "",
    "| page | largest paint ≤ 2.0 s | shift ≤ 0.05 | slowest answer to a tap or key ≤ 150 ms |",
    "|---|--:|--:|--:|",
  ];
  const lines = [`${machine(asOf)}, mobile:`, "", ...head, ...rows, "", ...slowHead, ...slow];
  const table = [begin, ...lines, end].join("\n");
  const at = text.indexOf(begin);
  if (at < 0) throw new Error(`${report} has no place for the scores (${begin})`);
  await writeFile(report, text.slice(0, at) + table + text.slice(text.indexOf(end) + end.length));
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
