import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import type { PublicJob } from "#market/jobs/parts/job-view.ts";
import { categories, locations } from "#platform/reference/contract.ts";
import { referenceOf } from "#platform/reference/lists.ts";
import { loadDemo } from "../src/app/demo.ts";
import { testSite } from "./browser.ts";
import { foreignTexts, kindOf, linksOf, type Reader, type ReadPage, readPage } from "./read-page.ts";

/** Starts the product with the demo market, for tests that read many of its pages. */
export async function demoSite() {
  const site = await testSite();
  await loadDemo(site.services);
  /** Pages by address, so that each page is read once. */
  const read = new Map<string, Promise<ReadPage>>();

  async function answer<T>(path: string): Promise<T> {
    return (await (await fetch(`${site.url}/api/v2${path}`)).json()) as T;
  }

  return {
    ...site,
    read,
    page(path: string): Promise<ReadPage> {
      const known = read.get(path) ?? readPage(site.url, path);
      read.set(path, known);
      return known;
    },
    async publishedJobs() {
      const { rows } = await site.database.pool.query<{ id: number; slug: string; language: number }>(
        `SELECT id, slug, language FROM jobs
         WHERE status = 1 AND sen_status = 1 AND deleted_at IS NULL AND expires_at > now() ORDER BY id`,
      );
      return rows;
    },
    readJob: async (id: number) => (await answer<{ data: PublicJob }>(`/candidates/jobs/${id}`)).data,
    async readReference() {
      const [places, trades] = await Promise.all([
        answer<AnswerOf<typeof locations>>(locations.path),
        answer<AnswerOf<typeof categories>>(categories.path),
      ]);
      return referenceOf(places.data, trades.data);
    },
    /** Reads one page of each kind to which a page links. @returns the paths and faults of these pages */
    async follow(start: string, language: Language, reader: Reader) {
      const kinds = new Set([kindOf(start)]);
      const paths: string[] = [];
      const faults: string[] = [];
      for (const waiting = [start]; waiting.length > 0; ) {
        const path = waiting.shift() ?? "";
        const result = await readPage(site.url, path, reader);
        paths.push(path);
        if (result.status !== 200) faults.push(`${path}: ${result.status}`);
        if (result.lang !== language) faults.push(`${path}: lang="${result.lang}"`);
        const foreign = await foreignTexts(result, site.url);
        if (foreign.length > 0) faults.push(`${path} says: ${foreign.slice(0, 3).join(" | ")}`);
        for (const [, anchor] of result.html.matchAll(/<a\b[^>]*\shref="#([^"]+)"/g))
          if (!result.html.includes(`id="${anchor}"`)) faults.push(`${path}#${anchor} is not there`);
        for (const to of linksOf(result)) {
          const kind = kindOf(to);
          if (kinds.has(kind) || kind.split(" ").length > 2) continue;
          kinds.add(kind);
          waiting.push(to);
        }
      }
      return { paths, faults };
    },
  };
}

/** Returns at most `most` items, evenly spread from the first to the last. */
export function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, (items.length - 1) / (most - 1));
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
