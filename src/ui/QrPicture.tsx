import { cx } from "./cx.ts";

/** A QR code, dark on white in both themes, because cameras do not read inverted codes. */
export function QrPicture({
  code,
  label,
  className,
}: {
  code: { size: number; path: string };
  label: string;
  className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={cx("size-52 rounded-md", className)}
    >
      <rect width={code.size} height={code.size} fill="white" />
      <path d={code.path} fill="black" />
    </svg>
  );
}
