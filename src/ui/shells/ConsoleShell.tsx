import { type ReactNode, useId, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { IconButton } from "../Button.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icons/Icon.tsx";
import { ProgressBar } from "../ProgressBar.tsx";
import { useClosedByMove } from "./closed-by-move.ts";
import { currentHref } from "./current.ts";
import { AccountMenu, Brand, Footer, LanguageLink, mainId, NavCount, SkipLink } from "./parts.tsx";
import { railCookie } from "./rail.ts";
import type { Account, FooterLink, LanguageSwitch, NavItem } from "./types.ts";

export type ConsoleShellProps = {
  brandHref: string;
  /** Menu entries; on phones four are at the bottom of the window, the others behind "More". */
  nav: readonly (NavItem & { icon: NonNullable<NavItem["icon"]> })[];
  account: Account;
  languageSwitch: LanguageSwitch;
  footer: { text: ReactNode; links: readonly FooterLink[] };
  skipLink: string;
  /** Content in the middle of the header: search, the company's name. */
  middle?: ReactNode;
  tools?: ReactNode;
  banner?: ReactNode;
  /** The stored state of the rail, from `railFolded(cookies)`. */
  folded?: boolean | null;
  /** The page fills the window and scrolls inside itself, as a board does; no footer. */
  fill?: boolean;
  children: ReactNode;
};

/** Header, side rail that folds to icons, full-width content: the frame of the company, consultant and admin areas. */
export function ConsoleShell(props: ConsoleShellProps) {
  const { brandHref, nav, account, languageSwitch, footer, skipLink, middle, tools, banner, fill, children } =
    props;
  const current = currentHref(nav, useLocation().pathname);
  const [folded, fold] = useFolded(props.folded ?? null, fill === true || nav.length < 2);
  // A single entry needs no menu: the logo leads to the same page.
  const hasBar = nav.length > 1;
  return (
    <div
      data-bar={hasBar || undefined}
      className={cx("group/shell flex flex-col bg-canvas", fill ? "h-dvh" : "min-h-dvh")}
    >
      <SkipLink text={skipLink} />
      <ProgressBar />
      {banner}
      <header className="no-print sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex h-header items-center gap-2 px-4 max-sm:gap-1">
          <FoldButton folded={folded} onFold={fold} />
          <Brand href={brandHref} />
          <div className="min-w-0 flex-1 sm:px-2 lg:px-6">{middle}</div>
          <LanguageLink {...languageSwitch} />
          {tools}
          <AccountMenu account={account} />
        </div>
      </header>
      <div className="flex min-h-0 flex-1">
        <Rail nav={nav} current={current} folded={folded} />
        <div
          className={cx(
            "flex min-w-0 flex-1 flex-col",
            hasBar
              ? "max-lg:pb-bottom-bar max-lg:has-[[data-action-bar]]:pb-29"
              : "max-lg:has-[[data-action-bar]]:pb-15",
          )}
        >
          <main
            id={mainId}
            tabIndex={-1}
            className={cx(
              "min-w-0 flex-1 outline-none",
              fill ? "flex min-h-0 flex-col" : "px-4 py-6 sm:px-6",
            )}
          >
            {children}
          </main>
          {!fill && <Footer {...footer} wide />}
        </div>
      </div>
      {hasBar && <BottomBar nav={nav} current={current} />}
    </div>
  );
}

/**
 * Returns whether the rail is folded, and a function that changes and stores it.
 * @param byDefault true for a board, which needs the room, and for a rail with one entry, which adds little
 */
function useFolded(stored: boolean | null, byDefault: boolean): [folded: boolean, fold: () => void] {
  const [chosen, setChosen] = useState(stored);
  const folded = chosen ?? byDefault;
  function fold() {
    setChosen(!folded);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `${railCookie}=${folded ? "open" : "folded"}; path=/; max-age=${60 * 60 * 24 * 365}; samesite=lax`;
  }
  return [folded, fold];
}

function FoldButton({ folded, onFold }: { folded: boolean; onFold: () => void }) {
  const t = useTranslations("ui.tools");
  return (
    <IconButton
      icon="panel"
      label={t(folded ? "unfoldMenu" : "foldMenu")}
      aria-expanded={!folded}
      onClick={onFold}
      className="-ml-1 max-lg:hidden"
    />
  );
}

function Rail({
  nav,
  current,
  folded,
}: {
  nav: ConsoleShellProps["nav"];
  current: string | null;
  folded: boolean;
}) {
  const t = useTranslations();
  return (
    <nav
      aria-label={t("ui.tools.sideMenu")}
      className={cx(
        "no-print sticky top-header hidden h-[calc(100dvh-var(--spacing-header))] shrink-0 overflow-y-auto border-r border-line bg-surface p-2 transition-[width] lg:block",
        folded ? "w-rail-folded" : "w-rail",
      )}
    >
      <Sections nav={nav} current={current} folded={folded} />
    </nav>
  );
}

type RailItem = ConsoleShellProps["nav"][number];

/** The entries of the menu, below the headings of their sections. A folded rail separates the sections by lines. */
function Sections({
  nav,
  current,
  folded = false,
}: {
  nav: readonly RailItem[];
  current: string | null;
  folded?: boolean;
}) {
  return [...Map.groupBy(nav, ({ section }) => section)].map(([section, items]) => (
    <div
      key={section ?? ""}
      className={cx("not-first:mt-2", section && folded && "border-t border-line pt-2")}
    >
      {section && (
        <p aria-hidden="true" className={folded ? "hidden" : "px-3 py-1 text-xs font-semibold text-ink-500"}>
          {section}
        </p>
      )}
      <ul aria-label={section} className="flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <RailLink item={item} current={item.href === current} folded={folded} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function RailLink({ item, current, folded = false }: { item: RailItem; current: boolean; folded?: boolean }) {
  return (
    <Link
      to={item.href}
      title={folded ? item.label : undefined}
      aria-current={current ? "page" : undefined}
      className={cx(
        "relative flex min-h-10 items-center gap-3 rounded-md px-3 text-sm font-semibold transition-colors focus-visible:-outline-offset-2",
        current ? "bg-leaf-50 text-leaf-700" : "text-ink-700 hover:bg-hover hover:text-ink-900",
      )}
    >
      <Icon name={item.icon} />
      <span className={folded ? "sr-only" : "min-w-0 flex-1 py-1 leading-5 break-words"}>{item.label}</span>
      {item.count ? (
        folded ? (
          <span className="absolute top-1 right-1 size-2 rounded-full bg-lotus-500" aria-hidden="true" />
        ) : (
          <NavCount count={item.count} />
        )
      ) : null}
    </Link>
  );
}

const barItem =
  "relative flex h-full w-full min-w-0 flex-col items-center justify-center gap-0.5 px-0.5 text-xs font-semibold focus-visible:-outline-offset-2";

/** Returns the four entries of a long menu that phones always show: in a menu with sections, those with a key. */
function mainOf(nav: readonly RailItem[]) {
  const keyed = nav.some(({ section }) => section) ? nav.filter(({ key }) => key) : nav;
  return keyed.slice(0, 4);
}

/** The rail on a phone: four entries at the bottom, the rest in a sheet above them. */
function BottomBar({ nav, current }: { nav: ConsoleShellProps["nav"]; current: string | null }) {
  const t = useTranslations();
  const id = useId();
  const sheet = useClosedByMove<HTMLDivElement>();
  const first = nav.length > 5 ? mainOf(nav) : nav;
  const rest = nav.filter((item) => !first.includes(item));
  return (
    <nav
      aria-label={t("ui.labels.mainMenu")}
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface lg:hidden"
    >
      <ul className="flex h-bottom-bar *:min-w-0 *:flex-auto">
        {first.map((item) => (
          <li key={item.href}>
            <Link
              to={item.href}
              aria-current={item.href === current ? "page" : undefined}
              className={cx(barItem, item.href === current ? "text-leaf-700" : "text-ink-500")}
            >
              <Icon name={item.icon} />
              <span className="max-w-full truncate">{item.short ?? item.label}</span>
              {item.count ? (
                <span
                  className="absolute top-2 left-1/2 ml-2 size-2 rounded-full bg-lotus-500"
                  aria-hidden="true"
                />
              ) : null}
            </Link>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button type="button" popoverTarget={id} className={cx(barItem, "text-ink-500")}>
              <Icon name="more" />
              <span className="max-w-full truncate">{t("ui.labels.more")}</span>
            </button>
          </li>
        )}
      </ul>
      {rest.length > 0 && (
        <div
          id={id}
          popover="auto"
          ref={sheet}
          className="fixed inset-x-0 top-auto bottom-bottom-bar m-0 max-h-[80dvh] w-full overflow-y-auto rounded-t-lg border-t border-line bg-float p-2 text-ink-900 shadow-float open:animate-rise"
        >
          <Sections nav={rest} current={current} />
        </div>
      )}
    </nav>
  );
}
