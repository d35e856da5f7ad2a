import type { IconName } from "../icons/Icon.tsx";
import type { MenuItem } from "../Menu.tsx";

export type NavItem = {
  href: string;
  label: string;
  /** For the bar at the foot of a phone, where a label has some twelve letters. */
  short?: string;
  icon?: IconName;
  /** Left out, it is worked out from the address. */
  current?: boolean;
  /** How many things wait there. */
  count?: number;
};

/** An entry that opens to others; its own address leads them. */
export type NavGroup = NavItem & { items: readonly NavItem[] };

/** A column of links at the foot of a public page. */
export type FooterColumn = { title: string; links: readonly FooterLink[] };

/** Who is signed in, and what their menu offers; `action` items are POST forms (logout). */
export type Account = {
  name: string;
  email: string;
  role: string;
  picture?: string | null;
  items: readonly MenuItem[];
};

/** The same page in the other language; `lang` is that language's code. */
export type LanguageSwitch = { href: string; label: string; lang: string };

export type FooterLink = { href: string; label: string };
