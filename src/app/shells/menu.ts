import { matchPath, useLocation, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { MenuItem } from "#kit/pages.ts";
import type { IconName } from "#ui/icons/Icon.tsx";
import type { ConsoleShellProps } from "#ui/shells/ConsoleShell.tsx";
import type { RootData } from "../root.tsx";

/**
 * A console's menu as the rooms declare it, in the reader's language; `counts` has the figures beside its entries, by the name
 * that the entry gives.
 */
export function useMenu(
  items: readonly MenuItem[],
  counts: Readonly<Record<string, number>> = {},
): { home: string; nav: ConsoleShellProps["nav"] } {
  // Keys that pages.ts names are strings; test/texts.test.ts finds those that have no text.
  const t = useTranslations() as unknown as (key: string) => string;
  const { pathname } = useLocation();
  const root = useRouteLoaderData("root") as RootData;
  const companyId = String(root.viewer?.companyId ?? "");
  // Of two patterns that fit, the one with fewer parameters is meant: the router would choose so, too.
  const looseness = (pages: readonly string[]) =>
    Math.min(...pages.filter((page) => matchPath(page, pathname)).map((page) => page.split(":").length));
  const best = Math.min(...items.map(({ pages }) => looseness(pages)));
  const nav = items.map(({ path, pages, label, short, icon, count }) => ({
    href: path.replace(":companyId", companyId),
    label: t(label),
    short: t(short),
    icon: icon as IconName,
    current: (Number.isFinite(best) && looseness(pages) === best) || undefined,
    count: count === undefined ? undefined : counts[count],
  }));
  return { home: nav[0]?.href ?? "/", nav };
}
