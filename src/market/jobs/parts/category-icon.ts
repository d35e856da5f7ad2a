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

/** The icon of a category; a grid when the category has none. */
export function categoryIcon(name: string | null): IconName {
  return icons[name ?? ""] ?? "grid";
}
