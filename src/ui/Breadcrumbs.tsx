import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { Icon } from "./icons/Icon.tsx";

/** Length from which an entry may be truncated when the line is too short. */
const longLabel = 24;

/** The path from the home page; the last entry is the page itself. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useTranslations();
  const back = items.length - 2;
  return (
    <nav aria-label={t("ui.labels.breadcrumbs")}>
      <ol className="flex items-center gap-x-1 text-sm text-ink-500">
        {items.map((item, index) => (
          <li
            key={item.to ?? item.label}
            // A phone shows only the link to the parent.
            className={cx(
              "flex items-center gap-1",
              item.label.length > longLabel ? "min-w-0" : "shrink-0",
              index !== back && "max-sm:hidden",
            )}
          >
            {index > 0 && <Icon name="chevron-right" size="sm" className="size-3.5 max-sm:hidden" />}
            {index === back && <Icon name="chevron-left" size="sm" className="size-3.5 sm:hidden" />}
            {item.to && index < items.length - 1 ? (
              <Link to={item.to} className="truncate py-1 hover:text-leaf-600 hover:underline">
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
