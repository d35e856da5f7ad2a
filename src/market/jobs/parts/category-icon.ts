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

/** Returns the icon of a category; a grid for a category without an icon. */
export function categoryIcon(name: string | null): IconName {
  return icons[name ?? ""] ?? "grid";
}
