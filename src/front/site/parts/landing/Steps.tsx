import { cx } from "#ui/cx.ts";

/** Numbered steps along a line. */
export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  const five = items.length > 3;
  return (
    <ol className={cx("mt-8 grid gap-8", five ? "lg:grid-cols-5 lg:gap-6" : "md:grid-cols-3")}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={cx("relative flex gap-4", five ? "lg:flex-col" : "md:flex-col")}>
          {index < items.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                "absolute border-line",
                five
                  ? "max-lg:top-12 max-lg:-bottom-6 max-lg:left-5 max-lg:border-l lg:top-5 lg:-right-4 lg:left-13 lg:border-t"
                  : "max-md:top-12 max-md:-bottom-6 max-md:left-5 max-md:border-l md:top-5 md:-right-4 md:left-13 md:border-t",
              )}
            />
          )}
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-100 font-semibold text-leaf-700 tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-ink-700">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
