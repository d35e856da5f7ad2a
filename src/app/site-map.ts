import { type Language, languages } from "#kit/i18n.ts";
import {
  asMatched,
  type Landing,
  type MenuItem,
  type PageAudience,
  type PageEntry,
  type Shell,
  type SiteMap,
} from "#kit/pages.ts";
import { type Address, openAddresses } from "./addresses.ts";
import { addressesOf, allPages, fixedPart, type RoomPage, roomPages, shellOf } from "./loaded-pages.ts";

/** Prefixes of paths that are no pages. */
const machines = ["/api/", "/dev/"];

const shellAudience = {
  site: "anyone",
  plain: "anyone",
  own: "any account",
  company: "company",
  consultant: "consultant",
  admin: "admin",
} as const satisfies Record<Shell, PageAudience>;

// The page `/*` answers every unknown address, so it is left out.
const known = allPages.filter(({ path }) => path !== "/*");

const addresses = openAddresses<RoomPage>(
  known.flatMap((page): Address<RoomPage>[] =>
    typeof page.path === "string"
      ? [{ pattern: page.path, language: null, value: page }]
      : languages.map((language) => ({
          pattern: (page.path as Record<Language, string>)[language],
          language,
          value: page,
        })),
  ),
);

const guards = roomPages.flatMap(({ declared }) => declared.guards ?? []);
const areas = openAddresses<PageAudience>(
  guards.flatMap(({ under, audience }) =>
    [under, `${under}/*`].map((pattern) => ({ pattern, language: null, value: audience })),
  ),
);

function audienceOfPage(page: PageEntry): PageAudience {
  const shell = shellOf(page);
  return page.audience ?? (shell ? shellAudience[shell] : "anyone");
}

/** Translated prefixes of paths, the longest first. An address without a page has the language of its prefix. */
const pairs = allPages
  .flatMap(({ path }) =>
    typeof path === "string"
      ? []
      : [{ en: fixedPart(path.en), vi: fixedPart(path.vi), named: path.en.includes(":") }],
  )
  .filter(({ vi }) => vi !== "/")
  .flatMap((pair) => languages.map((language) => ({ language, start: pair[language], pair })))
  // /cong-ty is the address of the directory and the prefix of companies' pages; English has a word for each.
  .sort((a, b) => b.start.length - a.start.length || Number(b.pair.named) - Number(a.pair.named));

const startOf = (pathname: string) =>
  pairs.find(({ start }) => pathname === start || pathname.startsWith(`${start}/`));

function menuOf(shell: Shell, members = false): MenuItem[] {
  const own = allPages.filter((page) => shellOf(page) === shell && (page.members || !members));
  return own
    .flatMap((page) => {
      const path = addressesOf(page)[0];
      if (!page.menu || path === undefined) return [];
      const pages = own.filter((other) => other === page || other.under === path).flatMap(addressesOf);
      return [{ ...page.menu, path, pages, first: page.landing !== undefined }];
    })
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || Number(b.first) - Number(a.first))
    .map(({ first: _first, rank: _rank, ...item }) => item);
}

function landingOf({ kind, companyId }: Landing, language: Language): string {
  const page = allPages.find(({ landing }) => landing === kind);
  if (!page) throw new Error(`No page is the landing of ${kind}`);
  const path = typeof page.path === "string" ? page.path : page.path[language];
  return path.replace(":companyId", String(companyId));
}

/** Replaces a last `/:id` with `/1` to `/9`: prefixes of companies' consoles, which begin with a number, not of pages for employers. */
const withDigits = (path: string) =>
  path.endsWith("/:id") ? Array.from({ length: 9 }, (_, n) => path.replace(":id", String(n + 1))) : [path];

const isForAll = (page: RoomPage) => shellOf(page) !== null && audienceOfPage(page) === "anyone";
const forAll = new Set(allPages.filter(isForAll).flatMap(addressesOf));

const personal = [
  ...guards.map(({ under }) => under),
  ...allPages
    .filter((page) => !isForAll(page))
    .flatMap(addressesOf)
    .map((path) => (path.startsWith("/employer/:") ? "/employer/:id" : fixedPart(path)))
    // The fixed part of a data address may be the address of a page for everyone, which crawlers may read.
    .filter((path) => !forAll.has(path)),
].flatMap(withDigits);

/** The addresses of the product, as the rooms declare them (app/rooms.ts). */
export const siteMap: SiteMap = {
  languageOf(pathname) {
    const found = addresses.find(pathname);
    if (found) return found.language;
    return startOf(pathname)?.language ?? null;
  },
  inLanguage(pathname, language) {
    const found = addresses.find(pathname);
    if (found?.language === language) return pathname;
    const path = found?.value.path;
    if (found?.language && typeof path === "object") return addresses.fill(path[language], found.parts);
    const start = found ? undefined : startOf(pathname);
    return start ? start.pair[language] + pathname.slice(start.start.length) : pathname;
  },
  textsOf(pathname, kind = "candidate") {
    const page = addresses.find(asMatched(pathname))?.value;
    const shell = page && shellOf(page);
    if (shell === "own" && kind !== "candidate") return "console";
    if (page?.texts) return page.texts;
    if (shell && shell !== "site") return "console";
    const audience = siteMap.audienceOf(pathname);
    const isConsole = audience === "company" || audience === "consultant" || audience === "admin";
    return isConsole ? "console" : "site";
  },
  audienceOf(pathname) {
    const path = asMatched(pathname);
    const page = addresses.find(path)?.value;
    // A page may admit more readers than the area in which it lies: the sign-in of administrators.
    if (page?.audience) return page.audience;
    const own = page ? audienceOfPage(page) : "anyone";
    return own === "anyone" ? (areas.find(path)?.value ?? "anyone") : own;
  },
  patternOf: (pathname) => addresses.find(asMatched(pathname))?.pattern ?? null,
  isMeasured: (pathname) => addresses.find(asMatched(pathname))?.value.measured === true,
  isForCandidates(pathname) {
    const path = asMatched(pathname);
    return (
      addresses.find(path)?.value.signInAs === "candidate" || siteMap.audienceOf(pathname) === "candidate"
    );
  },
  isForMembers: (pathname) => addresses.find(asMatched(pathname))?.value.members === true,
  landingOf,
  menuOf,
  fixed: allPages.flatMap(({ path, changed }) =>
    changed === undefined
      ? []
      : [{ paths: typeof path === "string" ? { en: path, vi: path } : path, changed }],
  ),
  disallowed: shortest([...machines, ...personal]),
};

/** Returns the paths that do not begin with another path of the list. */
function shortest(paths: string[]): string[] {
  const sorted = [...new Set(paths)].sort();
  return sorted.filter((path) => !sorted.some((other) => other !== path && path.startsWith(other)));
}
