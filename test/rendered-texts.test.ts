import { readdirSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as library from "use-intl";
import { describe, expect, it } from "vitest";
import { timeZone } from "#kit/i18n.ts";
import * as built from "#kit/intl.tsx";

type Hooks = typeof built;
type Values = Record<string, unknown>;
const src = join(import.meta.dirname, "../src");
const numbers = [0, 1, 2, 1234];

/** The values that a compiled message needs: tags, numbers, dates, words and selections (with their branches). */
interface Takes {
  tags: Set<string>;
  numbers: Set<string>;
  dates: Set<string>;
  words: Set<string>;
  branches: Map<string, string[]>;
}

/** Reads the nodes of icu-minify: `["name"]`, `["name", type, branches]` and `["tag", …children]`. */
function takenBy(node: unknown, takes: Takes): Takes {
  if (!Array.isArray(node)) return takes;
  const [name, type, ...rest] = node as [unknown, unknown, ...unknown[]];
  if (typeof name !== "string" || !/^\w+$/.test(name)) for (const child of node) takenBy(child, takes);
  else if (node.length === 1) takes.words.add(name);
  else if (typeof type !== "number") {
    takes.tags.add(name);
    for (const child of node.slice(1)) takenBy(child, takes);
  } else {
    const branches = type <= 3 ? (rest[0] as Record<string, unknown>) : {};
    if (type === 1) takes.branches.set(name, Object.keys(branches));
    else (type >= 5 ? takes.dates : takes.numbers).add(name);
    for (const branch of Object.values(branches)) takenBy(branch, takes);
  }
  return takes;
}

/** Returns sample values for a message, which cover each number and each branch of each selection. */
function samplesFor(message: string): Values[] {
  const takes = takenBy([compile(message)], {
    tags: new Set(),
    numbers: new Set(),
    dates: new Set(),
    words: new Set(),
    branches: new Map(),
  });
  const words = Object.fromEntries([...takes.words].map((name) => [name, "Sen"]));
  const dates = Object.fromEntries([...takes.dates].map((name) => [name, new Date("2026-11-23T02:05:00Z")]));
  const tags = Object.fromEntries(
    [...takes.tags].map((name) => [name, (chunks: ReactNode) => createElement(Fragment, null, chunks)]),
  );
  const first = Object.fromEntries([...takes.branches].map(([name, [branch]]) => [name, branch]));
  const chosen = [...takes.branches].flatMap(([name, all]) =>
    all.map((branch) => ({ ...first, [name]: branch })),
  );
  return numbers.flatMap((number) => {
    const counted = Object.fromEntries([...takes.numbers].map((name) => [name, number]));
    return (chosen.length > 0 ? chosen : [{}]).map((branch) => ({
      ...words,
      ...dates,
      ...tags,
      ...counted,
      ...branch,
    }));
  });
}

function Said({ hooks, values }: { hooks: Hooks; values: Values }) {
  return hooks.useTranslations().rich("message", values) as ReactNode;
}

/** Renders a message as pages do, with the library's hooks or those of the build. */
function render(hooks: Hooks, locale: string, message: unknown, values: Values): string {
  const children = createElement(Said, { hooks, values });
  const provided = { locale, messages: { message }, timeZone, children };
  const markup = renderToStaticMarkup(createElement(hooks.IntlProvider, provided));
  return markup.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** Returns the faults of a message that is rendered with all of its sample values; empty for a correct message. */
function faultsOf(locale: string, message: string): string[] {
  const thousand = new Intl.NumberFormat(locale).format(1234);
  const ready = compile(message);
  const results = samplesFor(message).flatMap((values) => [
    render(library as unknown as Hooks, locale, message, values),
    render(built, locale, ready, values),
  ]);
  const faults = results.flatMap((text) => [
    ...(/[{}#]/.test(text) ? [`“${text}” shows its syntax`] : []),
    ...(/undefined|NaN|\[object|^message$/.test(text) ? [`“${text}” lacks a value`] : []),
    ...(new RegExp(`${thousand}[.,]?\\d`).test(text) ? [`“${text}” says a number twice`] : []),
    ...(text.includes("  ") ? [`“${text}” has two spaces`] : []),
    ...(text.trim() === "" ? ["says nothing"] : []),
  ]);
  return [...new Set(faults)];
}

function leaves(tree: unknown, path = ""): [key: string, text: string][] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

/** Keys of a text for screen readers only, which is empty while there are no results. */
const silent = [
  "market/job-search/messages.en.ts.site.suggest.found",
  "market/job-search/messages.vi.ts.site.suggest.found",
];

describe("A message with values", () => {
  it.each([
    [
      "{count, plural, one {# job} other {#,### jobs}} on Sen",
      "“1,234,1,2341,2341,234 jobs on Sen” says a number twice",
    ],
    ["{name, select, none {} other {All of {name}}}", "says nothing"],
    ["{count, plural, one {one job} other {  # jobs}}", "“  1,234 jobs” has two spaces"],
    ["C#: {count, number}", "“C#: 1,234” shows its syntax"],
  ])("is refused: %s", (message, fault) => {
    expect(faultsOf("en", message)).toContain(fault);
  });

  it.each([
    "{count, plural, =0 {No jobs} one {# job} other {# jobs}}",
    "{name}{tagline, select, none {.} other {: {tagline}}} <own>“{keyword}”</own> {n, number}/{all, number}",
  ])("is said: %s", (message) => {
    expect(faultsOf("en", message)).toEqual([]);
  });

  it.each(
    readdirSync(src, { recursive: true })
      .map(String)
      .filter((path) => /messages\.(en|vi)\.ts$/.test(path)),
  )("reads well: %s", async (path) => {
    const locale = path.endsWith(".en.ts") ? "en" : "vi";
    const broken = leaves({ ...(await import(join(src, path))) }, path)
      .filter(([key, text]) => /[{<]/.test(text) && !silent.includes(key))
      .flatMap(([key, text]) => faultsOf(locale, text).map((fault) => `${key}: ${fault}`));
    expect(broken).toEqual([]);
  });
});
