import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useRowDrag } from "#profiles/candidates/parts/use-row-drag.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { useRows } from "#ui/form/edit.ts";
import { Icon } from "#ui/icons/Icon.tsx";

/** Rows of the page that can be added, removed, and ordered by buttons or by dragging. */
export function Rows({
  name,
  max,
  fresh,
  children,
}: {
  name: "values" | "team" | "clients" | "gallery";
  max: number;
  /** The fields of a new row. */
  fresh: Record<string, string>;
  children: (row: string) => ReactNode;
}) {
  const t = useTranslations("companyPageEditor.console");
  const form = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const { rows, add, remove, move } = useRows(name);
  /** The form reorders its rows on button clicks, so a drag clicks the row's button. */
  function drop(from: number, to: number) {
    const button = document.createElement("button");
    Object.assign(button, move(from, to));
    const around = form.current?.closest("form");
    around?.append(button);
    around?.requestSubmit(button);
    button.remove();
    setSaid(t("row.moved", { place: to + 1, count: rows.length }));
  }
  return (
    <Card ref={form} className="flex flex-col gap-4">
      <CardHeader title={t(`${name}.title`)} text={rows.length === 0 && t(`${name}.none`, { max })} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          list={name}
          index={index}
          label={t(`${name}.name`, { number: index + 1 })}
          up={index > 0 ? move(index, index - 1) : null}
          down={index < rows.length - 1 ? move(index, index + 1) : null}
          remove={remove(index)}
          onDrop={drop}
        >
          {children(row.name)}
        </Row>
      ))}
      {rows.length < max && (
        <Button variant="secondary" size="sm" icon="plus" className="self-start" {...add(fresh)}>
          {t(`${name}.add`)}
        </Button>
      )}
    </Card>
  );
}

type Press = ReturnType<ReturnType<typeof useRows>["remove"]>;

function Row({
  list,
  index,
  label,
  up,
  down,
  remove,
  onDrop,
  children,
}: {
  list: string;
  index: number;
  label: string;
  up: Press | null;
  down: Press | null;
  remove: Press;
  onDrop: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const t = useTranslations("companyPageEditor.console.row");
  const row = useRef<HTMLFieldSetElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const over = useRowDrag(row, handle, { list, index, onDrop });
  return (
    <fieldset
      ref={row}
      className={cx(
        "relative flex min-w-0 flex-col gap-4 rounded-lg border p-4",
        over ? "border-leaf-600 outline-2 outline-leaf-600" : "border-line",
      )}
    >
      <legend className="float-left mb-2 flex w-full items-center gap-2 pr-26 text-sm font-semibold">
        <span
          ref={handle}
          title={t("drag")}
          aria-hidden="true"
          className="hidden cursor-grab text-ink-500 pointer-fine:block"
        >
          <Icon name="drag" size="sm" />
        </span>
        {label}
      </legend>
      <span className="absolute top-2 right-2">
        {up && <IconButton icon="chevron-up" size="sm" label={t("up", { name: label })} {...up} />}
        {down && <IconButton icon="chevron-down" size="sm" label={t("down", { name: label })} {...down} />}
        <IconButton icon="trash" size="sm" label={t("remove", { name: label })} {...remove} />
      </span>
      {children}
    </fieldset>
  );
}
