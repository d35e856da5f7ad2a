import { type IconName, shapes } from "./shapes.ts";

export type { IconName };

const sizes = { sm: "size-4", md: "size-5", lg: "size-6" } as const;

/** One icon of the set, in the colour of the text around it; silent to screen readers unless it has a `label`. */
export function Icon({
  name,
  size = "md",
  label,
  filled = false,
  className = "",
}: {
  name: IconName;
  size?: keyof typeof sizes;
  label?: string;
  filled?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${sizes[size]} ${className}`}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
