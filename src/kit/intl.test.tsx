import fc from "fast-check";
import compile from "icu-minify/compile";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as library from "use-intl";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "../app/catalogues.ts";
import { timeZone } from "./i18n.ts";
import * as ours from "./intl.tsx";

type Tree = { [key: string]: string | Tree };
type Hooks = typeof ours;
const now = new Date("2026-03-02T03:00:00Z");

function compiled(texts: Tree): Tree {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([key, text]) => [key, typeof text === "string" ? compile(text) : compiled(text)]),
  ) as Tree;
}

function* leaves(tree: Tree, path = ""): Generator<[string, string]> {
  for (const [key, text] of Object.entries(tree))
    if (typeof text === "string") yield [path + key, text];
    else yield* leaves(text, `${path}${key}.`);
}

/** Renders a component with the hooks of use-intl or with the hooks that replace them. */
function said(
  hooks: Hooks,
  locale: string,
  messages: unknown,
  Component: (hooks: Hooks) => ReactNode,
): string {
  const Said = () => Component(hooks);
  return renderToStaticMarkup(
    <hooks.IntlProvider locale={locale} messages={messages} timeZone={timeZone} now={now}>
      <Said />
    </hooks.IntlProvider>,
  );
}

const theirs = library as unknown as Hooks;
const catalogues = { en: await catalogueOf("site", "en"), vi: await catalogueOf("site", "vi") };

describe("the hooks of pages", () => {
  it.each(["en", "vi"] as const)("say each text as the library says it (%s)", (locale) => {
    const texts = catalogues[locale];
    const mine = compiled(texts);
    for (const [key, text] of leaves(texts)) {
      const names = [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? "");
      const tags = [...text.matchAll(/<(\w+)>/g)].map((match) => match[1] ?? "");
      for (const number of [0, 1, 2, 1234567]) {
        const values = {
          ...Object.fromEntries(names.map((name) => [name, number])),
          ...Object.fromEntries(tags.map((tag) => [tag, (chunks: ReactNode) => <b>{chunks}</b>])),
        };
        const say = (hooks: Hooks) => hooks.useTranslations().rich(key, values) as ReactNode;
        expect(said(ours, locale, mine, say), key).toBe(said(theirs, locale, texts, say));
      }
    }
  });

  it("know what there is, and say the name of what there is not", () => {
    const messages = { a: { b: "B" } };
    const say = (hooks: Hooks) => {
      const t = hooks.useTranslations("a");
      return [t.has("b"), t.has("c"), t("b")].join(" ");
    };
    expect(said(ours, "en", messages, say)).toBe("true false B");
  });

  it("tell times, numbers and dates as the library does", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("en", "vi"),
        fc.integer({ min: -50_000_000, max: 50_000_000 }),
        fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
        (locale, seconds, amount) => {
          const say = (hooks: Hooks) => {
            const format = hooks.useFormatter();
            const at = new Date(now.getTime() + seconds * 1000);
            return [
              format.relativeTime(at),
              format.relativeTime(at, new Date(0)),
              format.number(amount),
              format.number(amount, { style: "percent" }),
              format.dateTime(at, { dateStyle: "long", timeStyle: "short" }),
              format.list(["a", "b", "c"]),
              hooks.useLocale(),
              hooks.useTimeZone(),
              hooks.useNow().toISOString(),
            ].join("|");
          };
          expect(said(ours, locale, {}, say)).toBe(said(theirs, locale, {}, say));
        },
      ),
    );
  });
});
