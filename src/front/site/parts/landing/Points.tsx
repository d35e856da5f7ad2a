import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";

/** A list of a product's advantages. */
export function Points({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={cx("grid gap-2.5", className)}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-leaf-600" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
