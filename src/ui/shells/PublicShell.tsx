import { type MouseEvent, type ReactNode, useId } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "../Button.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/Icon.tsx";
import { LinkList } from "../LinkList.tsx";
import { Menu } from "../Menu.tsx";
import { ProgressBar } from "../ProgressBar.tsx";
import { useClosedByMove } from "./closed-by-move.ts";
import { currentHref } from "./current.ts";
import { PublicFooter, type PublicFooterProps } from "./PublicFooter.tsx";
import { NavEntry, PhoneEntry } from "./PublicNav.tsx";
import {
  AccountMenu,
  Brand,
  Footer,
  type FooterProps,
  LanguageLink,
  mainId,
  SkipLink,
  ThemeChoice,
} from "./parts.tsx";
import type { Account, LanguageSwitch, NavGroup, NavItem } from "./types.ts";

export type PublicShellProps = {
  brandHref: string;
  nav: readonly (NavItem | NavGroup)[];
  account: Account | null;
  /** Links for visitors without an account; the last one is the button. */
  guest?: readonly { href: string; label: string }[];
  languageSwitch: LanguageSwitch;
  /** Columns of links on browsing pages, one line elsewhere. */
  footer: Omit<PublicFooterProps, "brandHref"> | FooterProps;
  skipLink: string;
  /** Icons beside the account: notifications, saved jobs. */
  tools?: ReactNode;
  /** Content above everything: a site-wide notice. */
  banner?: ReactNode;
  /** The page sets its own width, like a landing page with full-width bands. */
  bare?: boolean;
  children: ReactNode;
};

/**
 * Header, content up to 1200 pixels wide, footer: the frame of public and candidate pages. Works without JavaScript.
 */
export function PublicShell(props: PublicShellProps) {
  const {
    brandHref,
    nav,
    account,
    guest = [],
    languageSwitch,
    footer,
    skipLink,
    tools,
    banner,
    bare,
    children,
  } = props;
  const entries = nav.flatMap((item) => ("items" in item ? item.items : [item]));
  const current = currentHref(entries, useLocation().pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={skipLink} />
      <ProgressBar />
      {banner}
      <header className="no-print sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex h-header max-w-content items-center gap-2 px-4 sm:px-6 lg:gap-4">
          <Brand href={brandHref} />
          <MainMenu nav={nav} current={current} />
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            <LanguageLink {...languageSwitch} />
            {tools}
            {account ? <AccountMenu account={account} /> : <GuestLinks links={guest} />}
            <PhoneMenu nav={nav} current={current} guest={account ? null : guest.slice(0, -1)} />
            {!account && <PageMenu />}
          </div>
        </div>
      </header>
      <main
        id={mainId}
        tabIndex={-1}
        className={cx(
          "flex-1 outline-none",
          !bare && "mx-auto w-full max-w-content px-4 py-6 sm:px-6 sm:py-8",
        )}
      >
        {children}
      </main>
      {"columns" in footer ? <PublicFooter brandHref={brandHref} {...footer} /> : <Footer {...footer} />}
    </div>
  );
}

function MainMenu({ nav, current }: { nav: PublicShellProps["nav"]; current: string | null }) {
  const t = useTranslations();
  return (
    <nav aria-label={t("ui.labels.mainMenu")} className="ml-4 hidden lg:block">
      <LinkList ahead={false} className="flex items-center gap-1">
        {nav.map((item) => (
          <li key={item.href}>
            <NavEntry item={item} current={current} />
          </li>
        ))}
      </LinkList>
    </nav>
  );
}

/** Links for visitors, of which phones have only the last one, a button. */
function GuestLinks({ links }: { links: NonNullable<PublicShellProps["guest"]> }) {
  const last = links.length - 1;
  return links.map((entry, index) => (
    <Button
      key={entry.href}
      to={entry.href}
      variant={index === last ? "primary" : "ghost"}
      className={cx(index === last ? "max-sm:min-h-9 max-sm:px-3" : "max-lg:hidden", "whitespace-nowrap")}
    >
      {entry.label}
    </Button>
  ));
}

/** Scrolls to the header before the menu opens under it: a notice above it scrolls away. */
function headerToTop({ currentTarget }: MouseEvent) {
  const { top = 0 } = currentTarget.closest("header")?.getBoundingClientRect() ?? {};
  window.scrollBy({ top, behavior: "instant" });
}

/** The choice of the theme for visitors, on windows that show the whole menu. */
function PageMenu() {
  const t = useTranslations();
  return (
    <div className="max-lg:hidden">
      <Menu label={t("ui.labels.theme")} items={[]} footer={<ThemeChoice />}>
        <Icon name="sun" />
      </Menu>
    </div>
  );
}

/** The whole menu in a popover under the header, below 1024 pixels. */
function PhoneMenu({
  nav,
  current,
  guest,
}: {
  nav: readonly (NavItem | NavGroup)[];
  current: string | null;
  /** Links for visitors; null for account holders, who choose the theme in the account menu. */
  guest: readonly { href: string; label: string }[] | null;
}) {
  const t = useTranslations();
  const id = useId();
  const menu = useClosedByMove<HTMLElement>();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("ui.labels.menu")}
        onClick={headerToTop}
        className={cx(buttonClass({ variant: "ghost" }), "-mr-2 px-2")}
      >
        <Icon name="menu" size="lg" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={t("ui.labels.mainMenu")}
        ref={menu}
        className="fixed inset-x-0 top-header bottom-auto m-0 max-h-[calc(100dvh-var(--spacing-header))] w-full overflow-y-auto border-b border-line bg-paper p-3 text-ink-900 shadow-float open:animate-rise"
      >
        <LinkList ahead={false} className="flex flex-col gap-1">
          {nav.map((item) => (
            <li key={item.href}>
              <PhoneEntry item={item} current={current} />
            </li>
          ))}
          {guest?.map((entry) => (
            <li key={entry.href} className="mt-2 border-t border-line pt-3">
              <Button to={entry.href} variant="secondary" size="lg" block>
                {entry.label}
              </Button>
            </li>
          ))}
          {guest && (
            <li className="mt-2 border-t border-line px-3 pt-3">
              <ThemeChoice />
            </li>
          )}
        </LinkList>
      </nav>
    </div>
  );
}
