import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Visitor } from "../browser.ts";
import { catalogue, copies } from "./texts.ts";

function* foreign(): Generator<string> {
  const vietnamese = new Set(leaves([catalogue.vi, copies.vi]));
  for (const text of leaves([catalogue.en, copies.en]))
    if (text.length > 12 && !/[{<]/.test(text) && !vietnamese.has(text)) yield text;
}

function leaves(texts: object): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

/** Sentences of the English catalogue that are other words in Vietnamese. */
export const english = [...foreign()];

/** What the page shows or says to a screen reader in English. */
export async function englishOn({ page }: Visitor): Promise<string[]> {
  const shown = await page.evaluate(() =>
    [
      document.title,
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
      document.body.innerText,
      ...["aria-label", "placeholder", "title", "alt"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
      ),
    ].join("\n"),
  );
  return english.filter((text) => shown.includes(text));
}

/** What passed is not gathered: it would be most of the work. */
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
};

/** What is seriously or critically wrong for people with other eyes, ears or hands. */
export async function faultsOf({ page }: Visitor): Promise<string[]> {
  await page.evaluate(axe.source);
  // One run in the page itself: there are no frames whose results would have to be gathered.
  const faults = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run(on: Document, given: unknown): Promise<AxeResults> } };
    const { violations } = await axe.run(document, given);
    return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html }) => ({ id, impact, html })));
  }, options);
  return faults
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, html }) => `${id}: ${html.slice(0, 200)}`);
}
