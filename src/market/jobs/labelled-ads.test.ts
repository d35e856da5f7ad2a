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

/** Returns recall, the rate of false alarms in clean ads, and the ads that were marked otherwise than judged. */
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

describe("The faults of ads, compared with human judgement", () => {
  it.each(["vietnamese", "english"] as const)("are found in %s ads, and none in honest ads", (name) => {
    const judged = labelledAds[name].map(({ title, text, wrong }) => {
      const description = "Làm việc tại văn phòng, theo kế hoạch của phòng.";
      return { name: title, wrong, found: foundIn({ title, description, requirement: text, benefits: "" }) };
    });
    const { recall, falseAlarm } = measure(judged);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(falseAlarm).toBeLessThanOrEqual(0.1);
  });

  const folder = "../shared/data";
  it.skipIf(!existsSync(folder))("are found in real ads that were judged first", () => {
    const texts = ["jobs-vi", "jobs-en"].flatMap((name) =>
      gunzipSync(readFileSync(`${folder}/${name}.jsonl.gz`))
        .toString()
        .trim()
        .split("\n"),
    );
    const ads = new Map(
      texts.map((line) => JSON.parse(line) as Record<string, string>).map((ad) => [ad.id ?? "", ad]),
    );
    // The length and the case of a title are measured, so they have no human judgement.
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
