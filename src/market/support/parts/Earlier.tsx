import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { chatPath } from "../paths.ts";

/** Earlier conversations of the signed-in reader. */
export function Earlier({
  items,
}: {
  items: readonly { id: string; text: string; unread: number; at: string; current: boolean }[];
}) {
  const t = useTranslations("support.site.chat");
  return (
    <nav aria-labelledby="earlier">
      <h2 id="earlier" className="font-semibold">
        {t("earlier")}
      </h2>
      <ul className="mt-2 flex flex-col">
        {items.map(({ id, text, unread, at, current }) => (
          <li key={id}>
            <Link
              to={`${chatPath}?thread=${id}`}
              aria-current={current ? "page" : undefined}
              className={cx(
                "flex min-h-11 flex-col justify-center rounded-md px-3 py-2 text-sm transition-colors hover:bg-hover",
                current && "bg-leaf-50",
              )}
            >
              <span className={cx("truncate", unread > 0 && "font-semibold")}>{text}</span>
              <span className="flex gap-2 text-xs text-ink-500">
                <RelativeTime at={at} />
                {unread > 0 && (
                  <span className="font-semibold text-lotus-600">{t("unread", { count: unread })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={`${chatPath}?new=1`}
            className="flex min-h-11 items-center rounded-md px-3 text-sm font-semibold text-leaf-700 hover:bg-hover"
          >
            {t("another")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
