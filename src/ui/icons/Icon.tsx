import sheet from "./icons.svg?url&no-inline";
import type { IconName } from "./names.ts";

export type { IconName };

const sizes = { sm: "size-4", md: "size-5", lg: "size-6" } as const;

/**
 * One icon of the set, in the colour of the text around it; silent to screen readers unless it has a `label`. The shapes
 * live in a picture file of their own, which browsers keep: repeated in each page and script they would weigh more than
 * everything that they stand beside.
 */
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
      className={`icon ${sizes[size]}${filled ? " fill-current" : ""}${className && ` ${className}`}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
