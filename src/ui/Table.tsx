// biome-ignore-all lint/a11y/noRedundantRoles: laid out as blocks on a phone, a table loses its implicit roles
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { Icon } from "./icons/Icon.tsx";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money are aligned to the end. */
  align?: "start" | "end";
  /** For names, dates and amounts, which stay on one line. */
  oneLine?: boolean;
  /** For a long label above short values: it may take several lines. */
  wrapLabel?: boolean;
  sortable?: boolean;
  /** The column that names the row: its header, and the head of its card on a phone. */
  main?: boolean;
  hideLabel?: boolean;
  /** A control instead of the label; phones have no header row. */
  head?: ReactNode;
  className?: string;
};

export type Sort = { key: string; direction: "asc" | "desc" };

/**
 * Rows and columns; on a phone each row becomes a card with its labels. Sorting is a link, so it is part of the
 * address. The explicit roles keep it a table for screen readers when it is laid out as cards.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  sortTo,
  dense = false,
}: {
  /** Describes the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | null;
  /** The address of the same list in another order. */
  sortTo?: (sort: Sort) => LinkProps["to"];
  /** Rows of 48 pixels with one line each. */
  dense?: boolean;
}) {
  const sorted = sortTo ? columns.filter(({ sortable }) => sortable) : [];
  const table = (
    <table role="table" className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} sortTo={sortTo} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {rows.map((row) => (
          <BodyRow key={rowKey(row)} row={row} columns={columns} dense={dense} />
        ))}
      </tbody>
    </table>
  );
  if (!sortTo || sorted.length === 0) return table;
  return (
    <>
      <SortRow columns={sorted} sort={sort} sortTo={sortTo} />
      {table}
    </>
  );
}

function HeaderCell<Row>({
  column,
  sort,
  sortTo,
}: {
  column: Column<Row>;
  sort: Sort | null | undefined;
  sortTo: ((sort: Sort) => LinkProps["to"]) | undefined;
}) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={
        sort?.key === column.key ? (sort.direction === "asc" ? "ascending" : "descending") : undefined
      }
      className={cx(
        "sticky top-header z-1 border-b border-line bg-surface px-3 first:pl-4 last:pr-4 py-3 align-middle text-xs font-semibold text-ink-500",
        column.wrapLabel ? "md:min-w-22" : "whitespace-nowrap",
        column.align === "end" ? "text-right" : "text-left",
        column.className,
      )}
    >
      {column.sortable && sortTo ? (
        <>
          <SortLink column={column} sort={sort} sortTo={sortTo} className="max-md:hidden" />
          <span className="md:hidden">{column.label}</span>
        </>
      ) : (
        (column.head ?? <span className={column.hideLabel ? "sr-only" : undefined}>{column.label}</span>)
      )}
    </th>
  );
}

function BodyRow<Row>({
  row,
  columns,
  dense,
}: {
  row: Row;
  columns: readonly Column<Row>[];
  dense: boolean;
}) {
  return (
    <tr
      role="row"
      className="relative block border-b border-line py-3 transition-colors last:border-b-0 hover:bg-hover md:table-row md:py-0"
    >
      {columns.map((column) => {
        const Cell = column.main ? "th" : "td";
        return (
          <Cell
            key={column.key}
            role={column.main ? "rowheader" : "cell"}
            scope={column.main ? "row" : undefined}
            data-label={column.hideLabel || column.main ? undefined : column.label}
            className={cx(
              "px-4 py-1 md:px-3 md:first:pl-4 md:last:pr-4 text-left align-middle font-normal text-ink-900 md:table-cell md:border-b md:border-line md:in-[tr:last-child]:border-b-0",
              "max-md:flex max-md:justify-between max-md:gap-4 max-md:before:max-w-1/2 max-md:before:shrink-0 max-md:before:text-left max-md:before:text-ink-500 max-md:before:content-[attr(data-label)] max-md:empty:hidden",
              dense ? "md:h-12 md:py-1" : "md:py-3",
              column.main
                ? "max-md:mb-1 max-md:block max-md:before:content-none"
                : "max-md:text-right max-md:[&_form]:text-left",
              column.align === "end" && "md:text-right",
              column.oneLine && "md:whitespace-nowrap",
              column.className,
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Cards have no header row, so phones sort by these controls above them. */
function SortRow<Row>({
  columns,
  sort,
  sortTo,
}: {
  columns: readonly Column<Row>[];
  sort: Sort | null | undefined;
  sortTo: (sort: Sort) => LinkProps["to"];
}) {
  const t = useTranslations();
  return (
    <nav
      aria-label={t("ui.tools.sortBy")}
      className="flex items-center gap-4 overflow-x-auto border-b border-line px-4 text-xs font-semibold whitespace-nowrap text-ink-500 md:hidden"
    >
      <span aria-hidden="true" className="font-normal">
        {t("ui.tools.sortBy")}
      </span>
      {columns.map((column) => (
        <SortLink key={column.key} column={column} sort={sort} sortTo={sortTo} className="min-h-11" />
      ))}
    </nav>
  );
}

function SortLink<Row>({
  column,
  sort,
  sortTo,
  className,
}: {
  column: Column<Row>;
  sort: Sort | null | undefined;
  sortTo: (sort: Sort) => LinkProps["to"];
  className: string;
}) {
  const t = useTranslations();
  const direction = sort?.key === column.key ? sort.direction : null;
  const first = column.align === "end" ? "desc" : "asc";
  const next = direction === null ? first : direction === "asc" ? "desc" : "asc";
  return (
    <Link
      // Numbers are sorted in descending order first.
      to={sortTo({ key: column.key, direction: next })}
      preventScrollReset
      className={cx(
        "group inline-flex items-center align-middle gap-1 hover:text-ink-900",
        direction && "text-ink-900",
        column.align === "end" && "md:flex-row-reverse",
        className,
      )}
    >
      {column.label}
      <Icon
        name={(direction ?? first) === "desc" ? "chevron-down" : "chevron-up"}
        size="sm"
        className={cx(
          "size-3.5",
          // An arrow on a column that is not sorted would look like its order.
          !direction && "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100",
        )}
      />
      {direction && (
        <span className="sr-only">
          {t(direction === "asc" ? "ui.tools.sortedUp" : "ui.tools.sortedDown")}
        </span>
      )}
    </Link>
  );
}
