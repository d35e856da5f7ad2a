import { cx } from "./cx.ts";

/**
 * A share of a whole as a bar, beside its number. It is drawn as SVG, because pages have no inline styles.
 */
export function Bar({ share, className }: { share: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx("h-2 rounded-full bg-line", className)}
    >
      <rect width={100 * Math.min(1, Math.max(0, share))} height="10" className="fill-leaf-500" />
    </svg>
  );
}
