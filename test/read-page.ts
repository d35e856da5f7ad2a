import type { AnswerOf } from "#kit/contract.ts";
import { categories, skills } from "#platform/reference/contract.ts";

/** The content of a page as a search engine reads it. */
export interface ReadPage {
  /** The address of the page after all redirects, with its query. */
  path: string;
  status: number;
  html: string;
  lang: string;
  /** The visible text of the page, without tags, scripts and entities. */
  text: string;
  /** The path of the canonical address. `alternates` has the paths of the translations by language. */
  canonical: string | null;
  alternates: Record<string, string>;
  noindex: boolean;
  /** Structured data of the page (JSON-LD). */
  things: Record<string, unknown>[];
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: " ",
};
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all);

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return value === undefined ? null : decoded(value);
}

/** The accepted languages and the cookies of a browser. A browser without `cookies` stores none. */
export interface Reader {
  accepts?: string;
  cookies?: Map<string, string>;
}

async function ask(url: string, { accepts, cookies }: Reader): Promise<Response> {
  // Asks for an uncompressed answer, because compression would be half of the work.
  const headers = new Headers({ "accept-encoding": "identity" });
  if (accepts) headers.set("accept-language", accepts);
  if (cookies?.size) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
  const answer = await fetch(url, { redirect: "manual", headers });
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
    cookies?.set(name, value);
  }
  return answer;
}

/** Reads a page and follows redirects, at most three. */
export async function readPage(origin: string, path: string, reader: Reader = {}): Promise<ReadPage> {
  let at = path;
  let answer = await ask(origin + at, reader);
  for (let hop = 0; hop < 3 && answer.status >= 300 && answer.status < 400; hop++) {
    await answer.body?.cancel();
    const to = new URL(answer.headers.get("location") ?? "", origin + at);
    if (to.origin !== origin) break;
    at = to.pathname + to.search;
    answer = await ask(origin + at, reader);
  }
  const html = await answer.text();
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const local = (href: string | null) => (href?.startsWith(origin) ? href.slice(origin.length) : href);
  const things = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );
  return {
    path: at,
    status: answer.status,
    html,
    lang: attribute(/<html\b[^>]*>/.exec(html)?.[0] ?? "", "lang") ?? "",
    text: nodesOf(html).join(" "),
    canonical: local(attribute(links.find((tag) => tag.includes('rel="canonical"')) ?? "", "href")),
    alternates: Object.fromEntries(
      links
        .filter((tag) => tag.includes('rel="alternate"') && /hreflang=/i.test(tag))
        .map((tag) => [attribute(tag, "hreflang") ?? "", local(attribute(tag, "href")) ?? ""]),
    ),
    noindex: /<meta name="robots" content="noindex/.test(html),
    things,
  };
}

/** Returns the texts of a page, with or without texts that declare a language of their own, such as a job's title. */
function nodesOf(html: string, quoted = true): string[] {
  const body = html
    .slice(Math.max(0, html.indexOf("<body")))
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "");
  return body
    .replace(/<\w+\b[^>]*\slang="\w+"[^>]*>(?:<[^>]*>)*[^<]*/g, (words) => (quoted ? words : ""))
    .split(/<[^>]*>/)
    .map((text) => decoded(text).replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

/** Returns the paths of the site to which a page links, without the language switch, files and sign-in with other sites. */
export function linksOf({ html, path }: ReadPage): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, "href") ?? "");
  const paths = hrefs
    .filter((href) => /^[/?](?!\/)/.test(href))
    .map((href) => new URL(href, `http://site${path}`))
    .map(({ pathname, search }) => pathname + search)
    .filter((to) => !/^\/(api|assets|language|dev|og|rss)\//.test(to));
  return [...new Set(paths)];
}

/** Returns the kind of a path. Paths of the same kind differ in names and numbers only, and are served by the same code. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://site");
  const shape = pathname
    .replace(/^\/(jobs|viec-lam)\/[^/]*-i\d+/, "/$1/:job")
    .replace(/^\/(jobs|viec-lam)\/[^/:]+/, "/$1/:search")
    .replace(/^\/(company|cong-ty)\/[^/]+/, "/$1/:company");
  return [shape, ...[...searchParams.keys()].sort()].join(" ");
}

type Tree = { [key: string]: string | Tree };
const files = import.meta.glob<Record<string, Tree>>("../src/**/messages.{en,vi}.ts", { eager: true });
/** Groups of texts in message catalogues that public pages do not show. */
const elsewhere = ["errors", "mails", "console"];

function leaves(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

function textsIn(language: "en" | "vi"): Set<string> {
  return new Set(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`messages.${language}.ts`) && !path.includes("/demo/"))
      .flatMap(([, groups]) =>
        Object.entries(groups).flatMap(([group, tree]) => (elsewhere.includes(group) ? [] : leaves(tree))),
      )
      .filter((text) => !/[{<]/.test(text)),
  );
}

const own = { en: textsIn("en"), vi: textsIn("vi") };
/** Labels of the language switch: each language is named in itself, on pages of both languages. */
const always = ["English", "Tiếng Việt"];
let trades: ReturnType<typeof readTrades> | undefined;

async function readTrades(origin: string) {
  const answer = await fetch(`${origin}/api/v2${categories.path}`);
  const { data } = (await answer.json()) as AnswerOf<typeof categories>;
  const named = data.flatMap(({ attributes }) => [
    attributes,
    ...attributes.subs.data.map((sub) => sub.attributes),
  ]);
  // The names of skills are those in the ads, so they may be in either language.
  const { data: skillList } = (await (await fetch(`${origin}/api/v2${skills.path}`)).json()) as AnswerOf<
    typeof skills
  >;
  const free = new Set(skillList.flatMap(({ attributes }) => [attributes.name, attributes.name_vn]));
  const names = (of: "name" | "name_vn") =>
    new Set(named.map((trade) => trade[of]).filter((name) => !free.has(name)));
  return { en: names("name"), vi: names("name_vn"), free };
}

/** Returns texts of the interface and names of categories that are in the other language. */
export async function foreignTexts(page: ReadPage, origin: string): Promise<string[]> {
  trades ??= readTrades(origin);
  const [mine, other] = page.lang === "vi" ? (["vi", "en"] as const) : (["en", "vi"] as const);
  const names = await trades;
  const isForeign = (text: string) =>
    (own[other].has(text) && !own[mine].has(text) && !names.free.has(text)) ||
    (names[other].has(text) && !names[mine].has(text));
  return [...new Set(nodesOf(page.html, false))].filter((text) => isForeign(text) && !always.includes(text));
}
