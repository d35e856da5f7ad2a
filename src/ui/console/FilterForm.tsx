import { type ReactNode, useId, useRef } from "react";
import { Form, type LinkProps } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";

/** The filters above a list, which are in its address. On phones all but the first field are in a sheet. */
export function FilterForm({
  filters,
  kept,
  first,
  clear,
  children,
}: {
  /** The filters of the address, by name. */
  filters: Readonly<Record<string, string>>;
  /** Parameters of the address that the form sends again, by name. */
  kept: Readonly<Record<string, string>>;
  /** The name and the field that phones show, usually the search. */
  first: { name: string; field: ReactNode };
  /** The address of the list without filters. */
  clear: LinkProps["to"];
  children: ReactNode;
}) {
  const t = useTranslations("ui.console.filters");
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const count = Object.keys(filters).filter((name) => name !== first.name).length;
  return (
    <Card className="max-sm:p-3!">
      <Form
        // Other filters are other initial values of the fields.
        key={JSON.stringify(filters)}
        method="get"
        aria-label={t("label")}
        onSubmit={() => sheet.current?.hidePopover()}
        className="grid grid-cols-1 items-end gap-4 max-sm:grid-cols-[1fr_auto] max-sm:gap-2 sm:grid-cols-2 lg:grid-cols-4"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="min-w-0">{first.field}</div>
        <Button
          variant="secondary"
          icon="filter"
          popoverTarget={id}
          aria-label={t("open", { count })}
          className="sm:hidden!"
        >
          {count > 0 ? count : null}
        </Button>
        <div
          ref={sheet}
          id={id}
          popover="auto"
          className="inset-x-2 top-auto bottom-2 m-0 max-h-[85dvh] w-auto flex-col gap-4 overflow-y-auto rounded-lg border border-line bg-float p-4 text-ink-900 shadow-float max-sm:fixed max-sm:open:flex sm:contents"
        >
          {children}
          <Buttons clear={clear} />
        </div>
      </Form>
    </Card>
  );
}

function Buttons({ clear }: { clear: LinkProps["to"] }) {
  const t = useTranslations("ui.console.filters");
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="secondary">
        {t("apply")}
      </Button>
      <Button to={clear} variant="ghost">
        {t("clear")}
      </Button>
    </div>
  );
}
