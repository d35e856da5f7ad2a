import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "./icons/Icon.tsx";

/** The way from the start to this page; the last entry is the page itself. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useTranslations();
  return (
    <nav aria-label={t("ui.labels.breadcrumbs")}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-500">
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <Icon name="chevron-right" size="sm" className="size-3.5" />}
            {item.to && index < items.length - 1 ? (
              <Link to={item.to} className="py-1 hover:text-leaf-600 hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-ink-700">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
