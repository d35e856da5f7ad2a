import { keywords } from "./ads.ts";
import type { Load } from "./measure.ts";
import { neverTwice, thingsOf, titleOf, unknownOf } from "./new-keywords.ts";
import type { Scenario } from "./scenarios.ts";

const path = "/api/v2/candidates/jobs";
const many = 10;
const together = { requestsPerSecond: 400, p50: 12, p99: 50 };
const alone = { p50: 3, p99: 12 };

/** Returns the scenario for the first seconds after a start, while caches are filled. */
export function atStart(): Scenario {
  const [keyword] = repeated();
  return {
    ...keyword!,
    name: "search call, repeated keywords, first 15 s after a start",
    target: { p99: 150 },
  };
}

/** Returns all scenarios that search: keywords of a server before, then keywords that it never received. */
export function searches(): Scenario[] {
  return [...repeated(), ...received(), ...underWrites()];
}

/** Two hundred keywords, again and again, as the answers of most real searches are in a cache. */
function repeated(): Scenario[] {
  const places = [27, 22, 14];
  const categories = [37, 2, 22];
  return [
    {
      name: "search call, repeated keywords",
      target: { requestsPerSecond: 400, p50: 12, p99: 50, megabytes: 400 },
      ...again(many),
    },
    {
      name: "search call, repeated keywords, place, category",
      target: { p99: 25 },
      ...again(
        many,
        (n) => `&location_id=${places[n % places.length]}&category_id=${categories[n % categories.length]}`,
      ),
    },
    { name: "search call, repeated keywords, alone", target: alone, ...again(1) },
  ];
}

function received(): Scenario[] {
  const titles = neverTwice(titleOf);
  const several = neverTwice((n) => thingsOf(n, 2 + (n % 3)));
  const six = neverTwice((n) => thingsOf(n, 6));
  const unknown = neverTwice(unknownOf);
  const kinds = [
    ["each a new title", titles],
    ["each two to four things", several],
    ["each with nothing found", unknown],
  ] as const;
  return [
    ...kinds.flatMap(([name, words]) => [
      { name: `search call, ${name}`, target: together, ...next(many, words) },
      { name: `search call, ${name}, alone`, target: alone, ...next(1, words) },
    ]),
    { name: "search call, each six things, alone", target: { p50: 6, p99: 25 }, ...next(1, six) },
  ];
}

function underWrites(): Scenario[] {
  return [
    {
      name: "search call, one job changed before each",
      target: { p99: 50 },
      writes: "one before each",
      ...again(1),
    },
    { name: "search call, during a reindex", target: { p99: 150 }, writes: "reindex", ...again(many) },
  ];
}

function again(connections: number, filters: (n: number) => string = () => ""): Load {
  const words = keywords();
  let n = 0;
  return { connections, request: () => search(words[n % words.length] ?? "", filters(n++)) };
}

function next(connections: number, words: Generator<string, never>): Load {
  return { connections, request: () => search(words.next().value) };
}

function search(keyword: string, filters = "") {
  return { method: "GET" as const, path: `${path}?keyword=${encodeURIComponent(keyword)}${filters}` };
}
