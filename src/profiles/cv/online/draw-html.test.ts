import { parseFragment } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { cvTemplates, defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { samplePerson } from "../testing/people.ts";
import { contentOf } from "./content.ts";
import { drawHtml } from "./draw-html.ts";
import { namesFromFiles } from "./names-from-files.ts";
import { templates } from "./templates.ts";
import { fittingScales, fittingStep, themeOf } from "./theme.ts";
import { cvWords } from "./words.ts";

interface Element {
  tagName?: string;
  childNodes?: Element[];
  parentNode?: Element;
  attrs?: { name: string; value: string }[];
}

async function elementsOf(document: CvDocument, template: (typeof cvTemplates)[number]["key"]) {
  const settings = { ...defaultCvSettings, template };
  const given = {
    words: await cvWords(document.language),
    names: namesFromFiles(document.language),
    hasPhoto: true,
  };
  const page = templates[template](contentOf(document, settings, given), themeOf(settings));
  const html = renderToStaticMarkup(drawHtml({ page, photo: { src: "/photo", alt: "Photo" } }));
  const all = (element: Element): Element[] => [element, ...(element.childNodes ?? []).flatMap(all)];
  return { html, elements: all(parseFragment(html) as Element) };
}

describe.each(cvTemplates)("The preview of template $key", ({ key, photo }) => {
  it("has headings in their order, lists of items only, and the photo where the template has one", async () => {
    const { html, elements } = await elementsOf(samplePerson("vi", "usual"), key);
    const levels = elements.flatMap(({ tagName }) =>
      /^h\d$/.test(tagName ?? "") ? [Number(tagName![1])] : [],
    );
    expect(levels.filter((level) => level === 2)).toEqual([2]);
    expect(
      levels.every((level, index) => index === 0 || level <= levels[index - 1]! + 1 || level === 3),
    ).toBe(true);
    const items = elements.filter(({ tagName }) => tagName === "li");
    expect(items.length).toBeGreaterThan(15);
    expect(items.filter(({ parentNode }) => parentNode?.tagName !== "ul")).toEqual([]);
    const lists = elements.filter(({ tagName }) => tagName === "ul");
    expect(
      lists.flatMap(({ childNodes = [] }) => childNodes).filter(({ tagName }) => tagName !== "li"),
    ).toEqual([]);
    expect(html.includes("<img")).toBe(photo);
  });

  it("leads only to pages of the web, mail and telephones", async () => {
    const { elements } = await elementsOf(
      {
        ...samplePerson("en", "usual"),
        work_references: [
          { platform: "A", link: "javascript:alert(1)" },
          { platform: "B", link: "//evil.test/x" },
          { platform: "C", link: "github.com/me" },
        ],
      },
      key,
    );
    const links = elements
      .filter(({ tagName }) => tagName === "a")
      .flatMap(({ attrs = [] }) => attrs.filter(({ name }) => name === "href"));
    expect(links.map(({ value }) => value)).toContain("https://github.com/me");
    for (const { value } of links) expect(value).toMatch(/^(https?:\/\/|mailto:|tel:)/);
  });
});

describe("A sheet that fits on one page", () => {
  it("gets smaller at once, larger by single steps, and never below what is read with ease", () => {
    const last = fittingScales.length - 1;
    expect(fittingStep(0, 0.9)).toBe(0);
    expect(fittingStep(0, 1.05)).toBe(1);
    expect(fittingStep(0, 3)).toBe(last);
    expect(fittingStep(last, 3)).toBe(last);
    expect(fittingStep(2, 0.98)).toBe(2);
    expect(fittingStep(2, 0.5)).toBe(1);
  });
});
