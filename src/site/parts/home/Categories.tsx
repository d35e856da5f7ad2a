import { Link } from "react-router";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";

export interface Trade {
  name: string;
  icon: string | null;
  to: string;
  /** How many jobs it has, in words. */
  jobs: string;
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
export function Categories({ trades }: { trades: readonly Trade[] }) {
  return (
    <ul className="mt-6 grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
      {trades.map((trade) => (
        <li key={trade.to}>
          <Card interactive flush className="flex h-full items-center gap-3 p-2.5 sm:gap-4 sm:p-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-100 text-leaf-700">
              <Icon name={icons[trade.icon ?? ""] ?? "grid"} />
            </span>
            <span className="min-w-0">
              <h3 className="font-semibold">
                <Link to={trade.to} className={cardLinkClass}>
                  {trade.name}
                </Link>
              </h3>
              <span className="text-sm text-ink-500 tabular-nums">{trade.jobs}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
