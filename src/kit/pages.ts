import type { Language } from "./i18n.ts";
import type { RoomTexts } from "./texts.ts";

/**
 * The frame around a page. Each console has one; `own` is the frame of the signed-in account's kind; `plain`
 * has none, so the page brings its header and footer.
 */
export type Shell = "site" | "plain" | "own" | "company" | "consultant" | "admin";

/** Accounts that may open a page (spec §6): one kind, any account, or anyone. */
export type PageAudience =
  | "anyone"
  | "any account"
  | "candidate"
  | "company"
  | "consultant"
  | "admin"
  | "staff and company";

/**
 * A set of texts that the browser loads at once: `browse` for home, lists and jobs, `account` for signing in
 * and account pages, `console` for the consoles, `site` for everything else.
 */
export const catalogues = ["browse", "account", "site", "console"] as const;
export type Catalogue = (typeof catalogues)[number];

/** Query parameter of content that is shown without a reader's request; its views are not counted. */
export const unaskedParameter = "unasked";

/** The sections of a long console menu in their order; the first has no heading. */
export const menuSections = ["start", "clients", "hiring", "fees", "figures", "workspace"] as const;
export type MenuSection = (typeof menuSections)[number];

/** A menu entry of a console; its texts are keys of the console's catalogue. */
export interface MenuEntry {
  label: string;
  /** Shorter label for narrow bars. */
  short: string;
  icon: string;
  /** Position in the menu: entries are sorted by it in ascending order. */
  rank?: number;
  /** Name of a number that the console's frame shows beside the entry. */
  count?: string;
  /** The section of the entry in a menu with sections, by default the first. */
  section?: MenuSection;
  /** The letter that opens the page after G. */
  key?: string;
}

/** A page as declared by its room. */
export interface PageEntry {
  /** The router's path: one for both languages, or one per language (spec §2, "Translated paths"). */
  path: string | Readonly<Record<Language, string>>;
  /** The route module of the page, relative to the room's folder. */
  file: string;
  /** The frame of the page: the site's frame when left out, null for an address that only redirects. */
  shell?: Shell | null;
  /** Accounts that may open the page; when left out, the console's own accounts, and anyone for pages of the site. */
  audience?: PageAudience;
  /** The catalogue of the page's texts; when left out, that of the site or of the console. */
  texts?: Catalogue;
  /** For a public page with static content: the day of its last change, for the sitemap. */
  changed?: string;
  /**
   * True when the page may load a tag manager. Pages with personal data, forms for it, or secrets in their
   * address must not.
   */
  measured?: true;
  /** The service worker stores pages for reading offline when the end of their path matches this. */
  kept?: RegExp;
  /** Only job seekers may sign in to see this page: other accounts are stopped at sign-in (spec §6). */
  signInAs?: "candidate";
  /** The kind of account that starts on this page after signing in (spec §2). */
  landing?: "candidate" | "company" | "consultant" | "admin";
  /** The entry of the page in the console's menu. */
  menu?: MenuEntry;
  /** True for a page of administrators that members may open too (decision 092). */
  members?: true;
  /** The path of the page whose menu entry is highlighted on this page. */
  under?: string;
}

/**
 * A page of the hiring consoles of companies and agencies. `path` and `under` begin after the console's own
 * address (`/offers`); `app/hiring-consoles` mounts the page in each console and adds frame and audience.
 */
export type HiringPage = Omit<PageEntry, "path" | "shell" | "audience" | "landing"> & {
  path: string;
  /** Null for an address that only redirects, and so has no frame. */
  shell?: null;
};

type Group<Texts> = { [Name in keyof Texts & string]: Name | Within<Name, Texts[Name]> }[keyof Texts &
  string];
type Within<Name extends string, Texts> = `${Name}.${keyof Texts & string}`;

/** The texts of a room in each catalogue: groups of its messages, or parts of them (`site.box`). */
export type TextsEntry = {
  [Name in keyof RoomTexts & string]: { name: Name } & Partial<
    Record<Catalogue, readonly Group<RoomTexts[Name]>[]>
  >;
}[keyof RoomTexts & string];

/** An address prefix that is guarded for all pages below it; `:id` stands for a number. */
export interface GuardedArea {
  under: string;
  audience: PageAudience;
}

/**
 * The pages of a room; its `pages.ts` exports them as `pages`. The module is pure, because the build reads it
 * too.
 */
export interface RoomPages {
  pages?: readonly PageEntry[];
  hiringPages?: readonly HiringPage[];
  texts?: TextsEntry;
  guards?: readonly GuardedArea[];
}

/** The addresses of the product, for pages and feeds. */
export interface SiteMap {
  /** Returns the language of an address, or null when it is the same in both. */
  languageOf(pathname: string): Language | null;
  /** Returns the address of the same page in a language; unchanged when there is only one. */
  inLanguage(pathname: string, language: Language): string;
  /** Returns the catalogue of a page's texts, for a kind of account when the frame is `own`. */
  textsOf(pathname: string, kind?: Landing["kind"]): Catalogue;
  audienceOf(pathname: string): PageAudience;
  /** Returns the declared pattern of the page at an address, or null. */
  patternOf(pathname: string): string | null;
  isMeasured(pathname: string): boolean;
  /** Returns whether the page is for job seekers only. */
  isForCandidates(pathname: string): boolean;
  /** Returns whether members may open this page of the administrators' console. */
  isForMembers(pathname: string): boolean;
  /** Returns the start page of an account. */
  landingOf(viewer: Landing, language: Language): string;
  /** @param members true for only the entries that members may open */
  menuOf(shell: Shell, members?: boolean): readonly MenuItem[];
  /** Public pages with static content. */
  fixed: readonly { paths: Record<Language, string>; changed: string }[];
  /** Path prefixes that search engines must not crawl. */
  disallowed: readonly string[];
}

export interface Landing {
  kind: NonNullable<PageEntry["landing"]>;
  companyId?: number;
}

export interface MenuItem extends MenuEntry {
  path: string;
  /** Patterns of the pages that belong to the entry. */
  pages: readonly string[];
}

/**
 * Normalizes an address like the router does: capitals, a trailing slash and escaped letters do not matter.
 */
export function asMatched(address: string): string {
  let path = address;
  try {
    path = decodeURIComponent(address);
  } catch {
    // An invalid escape stays as it is, and no page matches it.
  }
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}
