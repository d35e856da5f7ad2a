import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { textToHtml } from "#kit/markup.ts";
import type { MarkKey } from "./mark-rules.ts";
import { marksOf } from "./marks.ts";
import { cleanRealAds, faultyRealAds } from "./testing/judged-real-ads.ts";
import { labelledAds } from "./testing/labelled-ads.ts";

interface Judged {
  name: string;
  wrong: readonly string[];
  found: readonly MarkKey[];
}

const pay = { salary_type: 0, salary_min: 15_000_000, salary_max: 25_000_000 };
const foundIn = (texts: { title: string; description: string; requirement: string; benefits: string }) => [
  ...new Set(
    marksOf({
      ...pay,
      title: texts.title,
      highlight_description: null,
      description: textToHtml(texts.description),
      requirement: textToHtml(texts.requirement),
      benefits: textToHtml(texts.benefits),
    }).map(({ key }) => key),
  ),
];

/** The share of what is wrong that is found, of clean ads in which something is found, and what was judged otherwise. */
function measure(judged: readonly Judged[]) {
  const wrong = judged.flatMap(({ wrong, found }) => wrong.map((key) => found.includes(key as MarkKey)));
  const clean = judged.filter((ad) => ad.wrong.length === 0);
  return {
    recall: wrong.filter(Boolean).length / wrong.length,
    falseAlarm: clean.filter(({ found }) => found.length > 0).length / clean.length,
    otherwise: judged
      .filter(({ wrong, found }) => [...wrong].sort().join() !== [...found].sort().join())
      .map(({ name, wrong, found }) => `${name}: ${wrong} / ${found}`),
  };
}

describe("What a reviewer would object to, beside what people judged", () => {
  it.each(["vietnamese", "english"] as const)("is found in %s ads, and in honest ones nothing", (name) => {
    const judged = labelledAds[name].map(({ title, text, wrong }) => {
      const description = "Làm việc tại văn phòng, theo kế hoạch của phòng.";
      return { name: title, wrong, found: foundIn({ title, description, requirement: text, benefits: "" }) };
    });
    const { recall, falseAlarm } = measure(judged);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(falseAlarm).toBeLessThanOrEqual(0.1);
  });

  const folder = "../shared/data";
  it.skipIf(!existsSync(folder))("is found in real ads that were judged first", () => {
    const texts = ["jobs-vi", "jobs-en"].flatMap((name) =>
      gunzipSync(readFileSync(`${folder}/${name}.jsonl.gz`))
        .toString()
        .trim()
        .split("\n"),
    );
    const ads = new Map(
      texts.map((line) => JSON.parse(line) as Record<string, string>).map((ad) => [ad.id ?? "", ad]),
    );
    // How long a title is, and whether it is in capitals, needs nobody's judgement.
    const judgedKeys = (key: MarkKey) => key !== "title_capitals" && key !== "title_long";
    const judge = (id: string, wrong: readonly string[]): Judged => {
      const { title = "", description = "", requirements = "", benefits = "" } = ads.get(id) ?? {};
      const found = foundIn({ title, description, requirement: requirements, benefits });
      return { name: id, wrong, found: found.filter(judgedKeys) };
    };
    const { recall, falseAlarm, otherwise } = measure([
      ...Object.entries(faultyRealAds).map(([id, keys]) => judge(id, keys.split(" "))),
      ...cleanRealAds.map((id) => judge(id, [])),
    ]);
    console.info(`recall ${recall.toFixed(3)}, false alarm ${falseAlarm.toFixed(3)}; otherwise:`, otherwise);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(falseAlarm).toBeLessThanOrEqual(0.1);
  });
});
