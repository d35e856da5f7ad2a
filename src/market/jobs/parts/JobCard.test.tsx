import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { describe, expect, it } from "vitest";
import type { Language } from "#kit/i18n.ts";
import { timeZone } from "#kit/i18n.ts";
import { catalogueOf } from "../../../app/catalogues.ts";
import type { JobCardView } from "./card-view.ts";
import { JobCard } from "./JobCard.tsx";

const texts = { en: await catalogueOf("browse", "en"), vi: await catalogueOf("browse", "vi") };
const now = new Date("2026-03-02T03:00:00Z");

/** Returns the words in the foot of the card of a job. */
function footOf(language: Language, facts: Partial<JobCardView>): string[] {
  const job = { path: "/jobs/ke-toan-1", title: "Kế toán", pay: "20 triệu", at: now.toISOString(), ...facts };
  const html = renderToStaticMarkup(
    <IntlProvider locale={language} messages={texts[language]} timeZone={timeZone} now={now}>
      <JobCard job={job} />
    </IntlProvider>,
  );
  const foot = html.slice(html.indexOf("<footer>"), html.indexOf("</ul>"));
  return [...foot.matchAll(/<li[^>]*>([^<]*)/g)].map(([, word = ""]) => word);
}

describe("A card of a job", () => {
  it.each([
    ["en", { type: "hybrid" }, "hybrid work", ["Hybrid work"]],
    ["vi", { type: "hybrid" }, "Kết hợp văn phòng và từ xa", ["Kết hợp văn phòng và từ xa"]],
    ["en", { remote: true }, "Remote", ["Remote"]],
    ["vi", { remote: true }, "Từ xa", ["Từ xa"]],
    ["en", { level: "manager" }, "Four-day week", ["Four-day week", "Manager"]],
  ] as const)("shows equal words once (%s, %o, %s)", (language, facts, perk, words) => {
    expect(footOf(language, { ...(facts as Partial<JobCardView>), perk })).toEqual(words);
  });
});
