import { cx } from "./cx.ts";
import { initials, tintOf } from "./initials.ts";

const sizes = {
  sm: "size-8 text-xs",
  md: "size-10 text-sm",
  /** Of a job's card, whose looks (often.css) say how large. */
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

/** A face or a logo; without a picture the initials on a tint that the same name always gets. */
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
  /** For companies. */
  square?: boolean;
  /** False when no text beside it says the name. */
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
      // Drawn by the style, so that the letters are no part of the name of a control around them.
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
