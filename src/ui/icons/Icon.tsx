import sheet from "./icons.svg?url&no-inline";
import type { IconName } from "./names.ts";

export type { IconName };

const sizes = { sm: "size-4", md: "size-5", lg: "size-6" } as const;

/**
 * One icon of the set, in the colour of the text around it; silent to screen readers unless it has a `label`, which
 * shows under the pointer too. The shapes live in a picture file of their own, which browsers keep: repeated in each page and
 * script they would weigh more than everything that they stand beside.
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
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one where it says something
    <svg
      className={`icon ${sizes[size]}${filled ? " fill-current" : ""}${className && ` ${className}`}`}
      role={label ? "img" : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
