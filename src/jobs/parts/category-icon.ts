import type { IconName } from "#ui/icons/Icon.tsx";

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

/** The picture of a trade; a grid where the list names none that there is. */
export function tradeIcon(name: string | null): IconName {
  return icons[name ?? ""] ?? "grid";
}
