import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { LinkList } from "#ui/LinkList.tsx";

export interface Trade {
  name: string;
  icon: string | null;
  to: string;
  /** The number of jobs in the category as a text, such as "12 jobs". */
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

/** Links to the jobs of each category. */
export function Categories({ trades }: { trades: readonly Trade[] }) {
  return (
    <LinkList className="mt-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
      {trades.map((trade) => (
        <li key={trade.to} className="card card-live flex min-w-0 items-center gap-3 p-3">
          <span className="shrink-0 text-leaf-600 max-sm:hidden">
            <Icon name={icons[trade.icon ?? ""] ?? "grid"} />
          </span>
          <span className="min-w-0 text-sm">
            <h3 className="line-clamp-2 font-semibold">
              <a href={trade.to} className="card-link">
                {trade.name.replaceAll("/", "/\u200B")}
              </a>
            </h3>
            <span className="text-xs text-ink-500 tabular-nums">{trade.jobs}</span>
          </span>
        </li>
      ))}
    </LinkList>
  );
}
