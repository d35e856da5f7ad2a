import type { IconName } from "../icons/Icon.tsx";
import type { MenuItem } from "../Menu.tsx";

export type NavItem = {
  href: string;
  label: string;
  /** Label for the bottom bar of phones, which has room for about twelve letters. */
  short?: string;
  icon?: IconName;
  /** True for the current page; by default it is derived from the address. */
  current?: boolean;
  /** The count badge. */
  count?: number;
  /** The heading of the section of a menu with sections; entries of a section follow each other. */
  section?: string;
  /** The letter that opens the page after G. */
  key?: string;
};

/** An entry with sub-entries; its address is their prefix. */
export type NavGroup = NavItem & { items: readonly NavItem[] };

/** A column of links in the footer of a public page. */
export type FooterColumn = { title: string; links: readonly FooterLink[] };

/** The signed-in user and the items of the user menu; `action` items are POST forms (logout). */
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
