import { cx } from "./cx.ts";
import { initials, tintOf } from "./initials.ts";

const sizes = {
  sm: "size-8 text-xs",
  md: "size-10 text-sm",
  /** The size on a job's card, which the styles of the card set (often.css). */
  job: undefined,
  lg: "size-14 text-lg",
  xl: "size-20 text-xl",
} as const;

const tints = [
  "bg-leaf-100 text-leaf-700",
  "bg-info-100 text-info-600",
  "bg-warning-100 text-warning-600",
  "bg-lotus-100 text-lotus-600",
  "bg-success-100 text-success-600",
] as const;

/** A photo or logo; without an image the initials on a tint derived from the name. */
export function Avatar({
  name,
  src,
  size = "md",
  square = false,
  decorative = true,
}: {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Square with rounded corners, for companies. */
  square?: boolean;
  /** False when no text beside the avatar contains the name. */
  decorative?: boolean;
}) {
  if (src) {
    return (
      <img
        src={src}
        alt={decorative ? "" : name}
        loading="lazy"
        className={cx("logo", sizes[size], !square && "rounded-full object-cover")}
      />
    );
  }
  return (
    <span
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      // CSS draws the initials, so that they are not part of an enclosing control's accessible name.
      data-initials={initials(name)}
      className={cx(
        "inline-grid shrink-0 place-items-center overflow-hidden font-semibold select-none before:content-[attr(data-initials)]",
        sizes[size],
        square ? "rounded-md" : "rounded-full",
        tints[tintOf(name, tints.length)],
      )}
    />
  );
}
