import { Link } from "react-router";
import { useTranslations } from "use-intl";

/** The job orders of a contact who has several portals. */
export function OrderTabs({
  orders,
  current,
}: {
  orders: readonly { id: string; title: string }[];
  current: string;
}) {
  const t = useTranslations("portals.site");
  return (
    <nav aria-label={t("orders")}>
      <h2 className="text-sm font-semibold text-ink-700">{t("orders")}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {orders.map(({ id, title }) => (
          <li key={id} className="min-w-0 break-words">
            <Link
              to={`?portal=${id}`}
              aria-current={id === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-leaf-700 underline aria-[current]:font-semibold aria-[current]:text-ink-900 aria-[current]:no-underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
