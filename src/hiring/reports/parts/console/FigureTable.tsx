import { Bar } from "#ui/Bar.tsx";
import { cx } from "#ui/cx.ts";

export interface FigureRow {
  key: string;
  label: string;
  /** Values in the order of the headings; null where there is no data. */
  values: readonly (number | null)[];
}

/** The heading of a column, with the definition of its number. */
export interface FigureHeading {
  key: string;
  label: string;
  definition: string;
}

/** A table of figures whose first column also has bars, instead of a separate chart. */
export function FigureTable({
  label,
  rowHeading,
  headings,
  rows,
  total,
  write,
}: {
  label: string;
  rowHeading: string;
  headings: readonly FigureHeading[];
  rows: readonly FigureRow[];
  /** The last row, which has no bar. */
  total?: FigureRow | null;
  write: (value: number, column: number) => string;
}) {
  const most = Math.max(...rows.map(({ values }) => values[0] ?? 0), 1);
  const textOf = (value: number | null, index: number) => (value === null ? "–" : write(value, index));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="w-full text-sm">
        <Head rowHeading={rowHeading} headings={headings} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0">
              <RowName>{row.label}</RowName>
              {row.values.map((value, index) => (
                <Figure
                  key={headings[index]?.key}
                  text={textOf(value, index)}
                  share={index === 0 ? (value ?? 0) / most : null}
                />
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t border-line font-semibold">
              <RowName>{total.label}</RowName>
              {total.values.map((value, index) => (
                <Figure key={headings[index]?.key} text={textOf(value, index)} share={null} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Head({ rowHeading, headings }: { rowHeading: string; headings: readonly FigureHeading[] }) {
  return (
    <thead>
      <tr className="border-b border-line text-left align-top text-ink-500">
        <th scope="col" className="px-3 py-3 sm:px-4 font-semibold">
          {rowHeading}
        </th>
        {headings.map((heading, index) => (
          <th
            key={heading.key}
            scope="col"
            className={cx(
              "px-3 py-3 sm:px-4 font-semibold",
              index > 0 ? "min-w-32 text-right" : "min-w-40 sm:w-1/4",
            )}
          >
            {heading.label}
            <span className="mt-0.5 block text-xs font-normal">{heading.definition}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function RowName({ children }: { children: string }) {
  return (
    <th
      scope="row"
      className="min-w-24 sm:min-w-32 sm:w-1/3 px-3 py-3 sm:px-4 text-left font-normal text-ink-900"
    >
      {children}
    </th>
  );
}

/** A cell, with a bar in the first column. */
function Figure({ text, share }: { text: string; share: number | null }) {
  if (share === null)
    return <td className="px-3 py-3 sm:px-4 text-right tabular-nums whitespace-nowrap">{text}</td>;
  return (
    <td className="px-3 py-3 sm:px-4">
      <span className="flex items-center gap-3">
        <Bar share={share} className="h-3 w-0 min-w-10 flex-1 sm:min-w-24" />
        <span className="min-w-16 text-right whitespace-nowrap font-semibold tabular-nums">{text}</span>
      </span>
    </td>
  );
}
