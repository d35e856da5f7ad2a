import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "../Avatar.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/Icon.tsx";
import { Logo } from "../Logo.tsx";
import { Menu } from "../Menu.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { keepQuery } from "./keep-query.ts";
import type { Account, FooterLink, LanguageSwitch } from "./types.ts";

export const mainId = "main";

/** The first element that the Tab key reaches. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-50 rounded-md bg-leaf-600 px-4 py-2 font-semibold text-on-leaf focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {text}
    </a>
  );
}

/** The logo, linked to the home page. */
export function Brand({ href, small }: { href: string; small?: boolean }) {
  return (
    <Link to={href} discover="none" className="flex shrink-0 rounded-md" aria-label="Sen">
      <Logo small={small} />
    </Link>
  );
}

/** The language switch: a plain link, so that the whole document is reloaded in the other language. */
export function LanguageLink({ href, label, lang }: LanguageSwitch) {
  return (
    <a
      href={href}
      hrefLang={lang}
      lang={lang}
      onPointerDown={keepQuery}
      onClick={keepQuery}
      className="inline-flex min-h-10 items-center gap-2 rounded-md px-2 text-sm font-semibold whitespace-nowrap text-ink-700 transition-colors hover:bg-hover hover:text-ink-900"
    >
      <Icon name="globe" size="sm" />
      {/* Two letters in a narrow header; the full name is the link's accessible name. */}
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden="true" className="uppercase sm:hidden">
        {lang}
      </span>
    </a>
  );
}

/** The signed-in user's avatar, with the user menu. */
export function AccountMenu({ account }: { account: Account }) {
  const t = useTranslations();
  return (
    <Menu
      items={account.items}
      triggerClass="flex min-h-10 items-center gap-1 rounded-full p-0.5 text-ink-500 transition-colors hover:bg-hover hover:text-ink-900"
      chevron
      header={
        <div className="flex items-center gap-3 text-sm">
          <Avatar name={account.name} src={account.picture} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{account.name}</p>
            <p className="truncate text-ink-500">{account.email}</p>
            <p className="text-xs text-ink-500">{account.role}</p>
          </div>
        </div>
      }
      footer={<ThemeChoice />}
    >
      <Avatar name={account.name} src={account.picture} size="sm" />
      <span className="sr-only">{t("ui.labels.accountMenu", { name: account.name })}</span>
    </Menu>
  );
}

/** The theme switch with its name, for menus. */
export function ThemeChoice() {
  const t = useTranslations();
  return (
    <div className="flex items-center justify-between gap-4 text-sm">
      <span aria-hidden="true">{t("ui.labels.theme")}</span>
      <ThemeSwitch />
    </div>
  );
}

export type FooterProps = {
  text: ReactNode;
  links: readonly FooterLink[];
  wide?: boolean;
};

/** The last line of every page: 58 pixels where it fits in one row (spec §9). */
export function Footer({ text, links, wide = false }: FooterProps) {
  const t = useTranslations();
  return (
    <footer className="no-print border-t border-line bg-canvas text-sm text-ink-500">
      <div
        className={cx(
          "mx-auto flex min-h-footer flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 sm:px-6",
          !wide && "max-w-content",
        )}
      >
        <p>{text}</p>
        {links.length > 0 && (
          <nav aria-label={t("ui.labels.footerMenu")}>
            <ul className="flex flex-wrap gap-x-6">
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href} className="inline-block py-1 hover:text-ink-900 hover:underline">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}

/** The count badge of a menu entry. */
export function NavCount({ count }: { count: number }) {
  return (
    <span className="rounded-full bg-lotus-100 px-2 text-xs leading-5 font-semibold tabular-nums text-lotus-600">
      {count > 99 ? "99+" : count}
    </span>
  );
}
