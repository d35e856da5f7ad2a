import { type ReactNode, useId } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "../Button.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/Icon.tsx";
import { ProgressBar } from "../ProgressBar.tsx";
import { useClosedByMove } from "./closed-by-move.ts";
import { currentHref } from "./current.ts";
import { AccountMenu, Brand, Footer, LanguageLink, mainId, SkipLink } from "./parts.tsx";
import type { Account, FooterLink, LanguageSwitch, NavItem } from "./types.ts";

export type PublicShellProps = {
  brandHref: string;
  nav: readonly NavItem[];
  account: Account | null;
  /** For a visitor without an account: the last one is the button. */
  guest?: readonly { href: string; label: string }[];
  languageSwitch: LanguageSwitch;
  footer: { text: ReactNode; links: readonly FooterLink[] };
  skipLink: string;
  /** Beside the account: a bell, saved jobs. */
  tools?: ReactNode;
  /** Above everything: a notice to all. */
  banner?: ReactNode;
  /** The page brings its own width, as a landing page with bands does. */
  bare?: boolean;
  children: ReactNode;
};

/** Header, content up to 1200 pixels wide, footer: the frame of public and candidate pages. Works without script. */
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
  const t = useTranslations();
  const current = currentHref(nav, useLocation().pathname);
  const last = guest.length - 1;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={skipLink} />
      <ProgressBar />
      {banner}
      <header className="no-print sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex h-header max-w-content items-center gap-2 px-4 sm:px-6 lg:gap-4">
          <Brand href={brandHref} />
          <nav aria-label={t("ui.labels.mainMenu")} className="ml-4 hidden lg:block">
            <ul className="flex items-center gap-1">
              {nav.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} current={item.href === current} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            <LanguageLink {...languageSwitch} />
            {tools}
            {account ? (
              <AccountMenu account={account} />
            ) : (
              guest.map((entry, index) => (
                <Button
                  key={entry.href}
                  to={entry.href}
                  variant={index === last ? "primary" : "ghost"}
                  className={cx(
                    index === last ? "max-sm:min-h-9 max-sm:px-3" : "max-lg:hidden",
                    "whitespace-nowrap",
                  )}
                >
                  {entry.label}
                </Button>
              ))
            )}
            <PhoneMenu nav={nav} current={current} guest={account ? [] : guest.slice(0, last)} />
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
      <Footer {...footer} />
    </div>
  );
}

function NavLink({ item, current, block }: { item: NavItem; current: boolean; block?: boolean }) {
  return (
    <Link
      to={item.href}
      aria-current={current ? "page" : undefined}
      className={cx(
        "flex items-center gap-3 rounded-md px-3 text-sm font-semibold transition-colors",
        block ? "min-h-12 text-base" : "min-h-10 whitespace-nowrap",
        current ? "bg-leaf-50 text-leaf-700" : "text-ink-700 hover:bg-hover hover:text-ink-900",
      )}
    >
      {block && item.icon && <Icon name={item.icon} />}
      {item.label}
    </Link>
  );
}

/** The whole menu in a popover under the header, below 1024 pixels. */
function PhoneMenu({
  nav,
  current,
  guest,
}: {
  nav: readonly NavItem[];
  current: string | null;
  guest: readonly { href: string; label: string }[];
}) {
  const t = useTranslations();
  const id = useId();
  const menu = useClosedByMove<HTMLElement>();
  if (nav.length + guest.length === 0) return null;
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("ui.labels.menu")}
        className={cx(buttonClass({ variant: "ghost" }), "-mr-2 px-2")}
      >
        <Icon name="menu" size="lg" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={t("ui.labels.mainMenu")}
        ref={menu}
        className="fixed inset-x-0 top-header bottom-auto m-0 w-full border-b border-line bg-paper p-3 text-ink-900 shadow-float open:animate-rise"
      >
        <ul className="flex flex-col gap-1">
          {nav.map((item) => (
            <li key={item.href}>
              <NavLink item={item} current={item.href === current} block />
            </li>
          ))}
          {guest.map((entry) => (
            <li key={entry.href} className="mt-2 border-t border-line pt-3">
              <Button to={entry.href} variant="secondary" size="lg" block>
                {entry.label}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
