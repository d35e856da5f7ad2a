import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";

export interface Trade {
  id: number;
  name: string;
  icon: string | null;
  /** A few of its parts, to say what is in it. */
  examples: string;
}

const icons: Record<string, IconName> = {
  users: "users",
  code: "code",
  briefcase: "briefcase",
  headset: "headset",
  calculator: "calculator",
  megaphone: "megaphone",
  palette: "palette",
  "trending-up": "trending-up",
  grid: "grid",
};

/** The trades, each leading to its jobs. */
export function Categories({ trades, path }: { trades: readonly Trade[]; path: string }) {
  const t = useTranslations("site.site.home");
  return (
    <section>
      <h2 className="text-xl font-semibold sm:text-2xl">{t("categories")}</h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {trades.map((trade) => (
          <li key={trade.id}>
            <Card interactive flush className="flex h-full items-center gap-4 p-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-100 text-leaf-700">
                <Icon name={icons[trade.icon ?? ""] ?? "grid"} />
              </span>
              <span className="min-w-0">
                <h3 className="font-semibold">
                  <Link to={`${path}?category_id=${trade.id}`} className={cardLinkClass}>
                    {trade.name}
                  </Link>
                </h3>
                <span className="line-clamp-1 text-sm text-ink-500">{trade.examples}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
