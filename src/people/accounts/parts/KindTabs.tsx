import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";

/** Tabs for job seekers and employers: each has its own form and address. */
export function KindTabs({ current, query = "" }: { current: "seeker" | "employer"; query?: string }) {
  const t = useTranslations("accounts.site.register");
  const kinds = [
    { kind: "seeker", to: `/register${query}`, icon: "user" },
    { kind: "employer", to: "/employer/register", icon: "building" },
  ] as const;
  return (
    <nav aria-label={t("who")}>
      <ul className="grid grid-cols-2 gap-1 rounded-lg border border-line bg-mist p-1">
        {kinds.map(({ kind, to, icon }) => (
          <li key={kind} className="flex">
            <Link
              to={to}
              replace
              aria-current={kind === current ? "page" : undefined}
              className={cx(
                "flex min-h-10 flex-1 items-center justify-center gap-2 rounded-md px-2 py-1.5 text-center text-sm font-semibold transition-colors",
                kind === current ? "bg-leaf-100 text-leaf-900" : "text-ink-700 hover:bg-hover",
              )}
            >
              <Icon name={icon} size="sm" className="max-sm:hidden" />
              {t(kind)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
