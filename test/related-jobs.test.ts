import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "./browser.ts";
import { wordsOf } from "./journeys/texts.ts";
import { readPage } from "./read-page.ts";

const t = wordsOf("en");
const site = await testSite();

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  const common = { companyId: boss.companyId, ownerId: boss.id, at: new Date(), categoryIds: [73] };
  await makeJob(db, { ...common, title: "Thợ hàn" });
  await makeJob(db, { ...common, title: "Thợ máy", description: "<p>Biết đọc bản vẽ, biết hàn.</p>" });
});

/** Returns the headings of a page in their order, each with its level. */
const headingsOf = (html: string) =>
  [...html.matchAll(/<h(\d)\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(
    ([, level, inside = ""]) => `${level} ${inside.replace(/<[^>]*>/g, "")}`,
  );
const count = (n: number) => t("jobSearch.site.list.count", { count: n });
const related = (count: number, words: string) => `2 ${t("jobSearch.site.list.related", { count, words })}`;

describe("jobs that contain the words of a keyword, but not the phrase", () => {
  it("are below the few jobs with the phrase, under a heading of their own, and are not counted", async () => {
    const { html, text } = await readPage(site.url, "/jobs/tho-han");
    expect(text).toContain(count(1));
    const shown = headingsOf(html);
    const places = ["2 Thợ hàn", related(1, "thợ hàn"), "3 Thợ máy"].map((heading) => shown.indexOf(heading));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
    expect(description).toContain(t("jobSearch.site.list.description", { count: 1 }));
  });

  it("come after the suggestions where no job has the phrase", async () => {
    const { html, text } = await readPage(site.url, "/jobs/ban-han");
    expect(text).toContain(count(0));
    const shown = headingsOf(html);
    const empty = shown.findIndex((heading) => heading.endsWith(` ${t("jobSearch.site.list.emptyTitle")}`));
    const places = [empty, shown.indexOf(related(0, "ban han")), shown.indexOf("3 Thợ máy")];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
