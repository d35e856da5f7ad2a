import { matchPath, useLocation, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { type MenuItem, menuSections } from "#kit/pages.ts";
import type { IconName } from "#ui/icons/Icon.tsx";
import type { ConsoleShellProps } from "#ui/shells/ConsoleShell.tsx";
import type { RootData } from "../root.tsx";

/**
 * Returns a console's menu as the rooms declare it, in the reader's language. `counts` has the numbers beside its entries, by
 * the `count` of the entry. The long menu of consultants has sections.
 */
export function useMenu(
  items: readonly MenuItem[],
  counts: Readonly<Record<string, number>> = {},
  hasSections = false,
): { home: string; nav: ConsoleShellProps["nav"] } {
  // The keys in pages.ts are plain strings; test/texts.test.ts finds those without a text.
  const t = useTranslations() as unknown as (key: string) => string;
  const { pathname } = useLocation();
  const root = useRouteLoaderData("root") as RootData;
  const workspace = root.viewer?.workspace;
  const companyId = workspace && "company" in workspace ? String(workspace.company) : "";
  const current = closest(items, pathname);
  const sectionOf = ({ section = "start" }: MenuItem) => menuSections.indexOf(section);
  const sorted = hasSections ? items.toSorted((a, b) => sectionOf(a) - sectionOf(b)) : items;
  const nav = sorted.map(({ path, label, short, icon, count, section = "start", key }) => ({
    href: path.replace(":companyId", companyId),
    label: t(label),
    short: t(short),
    icon: icon as IconName,
    current: path === current?.path || undefined,
    count: count === undefined ? undefined : counts[count],
    section: hasSections && section !== "start" ? t(`desk.console.sections.${section}`) : undefined,
    key,
  }));
  return { home: nav[0]?.href ?? "/", nav };
}

/** Returns the entry to which a page belongs: of several matching patterns, the one with the most fixed segments. */
function closest(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const fixed = ({ pages }: MenuItem) =>
    Math.max(
      -1,
      ...pages
        .filter((pattern) => matchPath(pattern, pathname))
        .map((pattern) => pattern.split("/").filter((part) => !part.startsWith(":")).length),
    );
  return items.filter((item) => fixed(item) >= 0).toSorted((a, b) => fixed(b) - fixed(a))[0];
}
