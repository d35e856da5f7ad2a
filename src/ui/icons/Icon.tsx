import sheet from "./icons.svg?url&no-inline";
import type { IconName } from "./names.ts";

export type { IconName };

const sizes = { sm: "size-4", md: "size-5", lg: "size-6" } as const;

/**
 * One icon of the set, in the current text colour; hidden from screen readers unless it has a `label`, which is also
 * its tooltip. The shapes are in a separate image file that browsers cache: inline shapes would make pages and scripts
 * larger than their other content.
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
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one where it carries meaning
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
