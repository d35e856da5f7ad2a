import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { languages } from "#kit/i18n.ts";
import { mailSamples } from "#test/room-testing.ts";
import { renderMail } from "./mails.tsx";

const origin = "https://sen.test";

/** Elements that mail clients remove, or that run or load something. */
const refused = /^(?:script|iframe|object|embed|form|input|button|link|base|svg|video|audio|canvas)$/;

type Node = DefaultTreeAdapterTypes.Node;

function elementsOf(html: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const walk = (node: Node): void => {
    if ("tagName" in node)
      elements.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      });
    if ("childNodes" in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return elements;
}

describe("The HTML of mails", () => {
  it.each(mailSamples.map((sample) => [`${sample.definition.name} ${sample.kind}`, sample] as const))(
    "%s is what mail clients show: inline styles, no script, nothing without a text beside it",
    async (_, { definition, props }) => {
      for (const language of languages) {
        const { html, text } = await renderMail(definition.name, language, props, origin, "Nguyễn Văn An");
        const elements = elementsOf(html);
        expect(elements.map(({ name }) => name).filter((name) => refused.test(name))).toEqual([]);
        for (const { name, attributes } of elements) {
          expect(
            Object.keys(attributes).filter((key) => key.startsWith("on")),
            name,
          ).toEqual([]);
          expect(attributes.style ?? "").not.toMatch(
            /url\(|expression|position:|display:\s*(?:flex|grid)|var\(/i,
          );
          if (name === "img") {
            expect(attributes).toHaveProperty("alt");
            expect(attributes.width).toMatch(/^\d+$/);
          }
          if (name === "a") expect(attributes.href).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
        }
        expect(elements.find(({ name }) => name === "html")?.attributes.lang).toBe(language);
        expect(text.trim().length).toBeGreaterThan(40);
        // Gmail cuts off longer mails.
        expect(html.length).toBeLessThan(100_000);
      }
    },
  );
});
