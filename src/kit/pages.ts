import type { Language } from "./i18n.ts";
import type { RoomTexts } from "./texts.ts";

/**
 * The frame around a page; each console has one of its own, `own` is the one of whoever is signed in, and `plain` none: the page
 * brings its header and footer.
 */
export type Shell = "site" | "plain" | "own" | "company" | "consultant" | "admin";

/** Who may open a page (spec §6): a kind of account, any account, or anyone. */
export type PageAudience =
  | "anyone"
  | "any account"
  | "candidate"
  | "company"
  | "consultant"
  | "admin"
  | "staff and company";

/**
 * A set of texts that the browser fetches at once: `browse` from home over a list to a job, `account` for signing in and what
 * belongs to it, `console` for the consoles, `site` for everything else.
 */
export const catalogues = ["browse", "account", "site", "console"] as const;
export type Catalogue = (typeof catalogues)[number];

/** A query parameter of what is shown without having been asked for: nobody's view is counted. */
export const unaskedParameter = "unasked";

/** A console's menu entry; its texts are keys of the console's catalogue. */
export interface MenuEntry {
  label: string;
  /** For a narrow bar. */
  short: string;
  icon: string;
  /** Its place in the menu, the smallest first. */
  rank?: number;
  /** The name of a figure that the console's frame shows beside it. */
  count?: string;
}

/** A page, as its room declares it. */
export interface PageEntry {
  /** As the router matches it, the same in both languages or one for each (spec §2, "Translated paths"). */
  path: string | Readonly<Record<Language, string>>;
  /** Its route module, from the room's folder. */
  file: string;
  /** The site's when left out; null for an address that only redirects. */
  shell?: Shell | null;
  /** The console's own when left out, and anyone on the site. */
  audience?: PageAudience;
  /** The site's or the console's when left out. */
  texts?: Catalogue;
  /** A public page that does not come from rows: the day on which what it says last changed, for the sitemap. */
  changed?: string;
  /** May load a tag manager: never a page that shows or asks for anything personal, or has a secret in its address. */
  measured?: true;
  /** A device keeps such pages for reading without a connection, where the end of the path is like this. */
  kept?: RegExp;
  /** Whoever signs in to see it must be a job seeker: others are stopped at sign-in (spec §6). */
  signInAs?: "candidate";
  /** Where this kind of account starts after signing in (spec §2). */
  landing?: "candidate" | "company" | "consultant" | "admin";
  /** Its entry in the console's menu. */
  menu?: MenuEntry;
  /** An administrator's page that members have too (decision 092). */
  members?: true;
  /** The path of the page in whose menu entry this one is. */
  under?: string;
}

/**
 * A page of a console in which companies and agencies hire. `path` and `under` begin after the console's own address
 * (`/offers`); `app/hiring-consoles` mounts the page in each console, which gives it frame and audience.
 */
export type HiringPage = Omit<PageEntry, "path" | "shell" | "audience"> & {
  path: string;
  /** Null for an address that only redirects. */
  shell?: null;
};

type Group<Texts> = { [Name in keyof Texts & string]: Name | Within<Name, Texts[Name]> }[keyof Texts &
  string];
type Within<Name extends string, Texts> = `${Name}.${keyof Texts & string}`;

/** Which of a room's texts each catalogue holds: groups of its messages, or parts of them (`site.box`). */
export type TextsEntry = {
  [Name in keyof RoomTexts & string]: { name: Name } & Partial<
    Record<Catalogue, readonly Group<RoomTexts[Name]>[]>
  >;
}[keyof RoomTexts & string];

/** Addresses that are guarded as a whole, whatever page is there: `:id` stands for a number. */
export interface GuardedArea {
  under: string;
  audience: PageAudience;
}

/** What a room adds to the pages; its `pages.ts` exports one as `pages`. Pure: it is read by the build too. */
export interface RoomPages {
  pages?: readonly PageEntry[];
  hiringPages?: readonly HiringPage[];
  texts?: TextsEntry;
  guards?: readonly GuardedArea[];
}

/** What pages and feeds ask about the addresses of the product. */
export interface SiteMap {
  /** The language that an address is in, or null for one that is the same in both. */
  languageOf(pathname: string): Language | null;
  /** The address of the same page in a language; unchanged where there is only one. */
  inLanguage(pathname: string, language: Language): string;
  /** The catalogue of a page's texts, for a kind of account where the frame is its own. */
  textsOf(pathname: string, kind?: Landing["kind"]): Catalogue;
  audienceOf(pathname: string): PageAudience;
  /** The pattern of the page at an address, as its room declares it; null where there is none. */
  patternOf(pathname: string): string | null;
  isMeasured(pathname: string): boolean;
  /** Whether only a job seeker's account is of use there. */
  isForCandidates(pathname: string): boolean;
  /** Whether members have this page of the administrators' console. */
  isForMembers(pathname: string): boolean;
  /** Where an account starts. */
  landingOf(viewer: Landing, language: Language): string;
  /** @param members only what is declared for members */
  menuOf(shell: Shell, members?: boolean): readonly MenuItem[];
  /** Public pages that do not come from rows. */
  fixed: readonly { paths: Record<Language, string>; changed: string }[];
  /** Beginnings of paths that search engines shall not read. */
  disallowed: readonly string[];
}

export interface Landing {
  kind: NonNullable<PageEntry["landing"]>;
  companyId?: number;
}

export interface MenuItem extends MenuEntry {
  path: string;
  /** Patterns of the pages that belong to it. */
  pages: readonly string[];
}

/** An address as the router matches it: capitals, a last slash and escaped letters make no difference to it. */
export function asMatched(address: string): string {
  let path = address;
  try {
    path = decodeURIComponent(address);
  } catch {
    // Not an escape: it stays as it is, and no page will have it.
  }
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}
