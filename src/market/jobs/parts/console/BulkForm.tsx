import { type ReactNode, useId, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#ui/Button.tsx";

interface Texts {
  label: string;
  count: string;
  all: string;
  clear: string;
  actions: string;
}

/**
 * The bar of actions on the ticked rows (`ids`) of a list. It is visible while a row is ticked, within a Tailwind group
 * named `list`. On phones it is one line, with the actions in a sheet.
 */
export function BulkForm({
  id,
  action,
  texts,
  count,
  all,
  tickAll,
  busy,
  children,
}: {
  /**
   * The id of the form to which the rows' checkboxes belong. The rows' menus have forms of their own, so it does not
   * contain the rows.
   */
  id: string;
  /** The address to which the form is posted. */
  action: string;
  texts: Texts;
  count: number;
  /** The number of shown rows. */
  all: number;
  tickAll: (ticked: boolean) => void;
  busy: boolean;
  children: ReactNode;
}) {
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Form
      id={id}
      method="post"
      action={action}
      aria-label={texts.label}
      onSubmit={() => sheet.current?.hidePopover()}
      className="sticky bottom-0 z-2 hidden items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-float max-md:px-3 max-md:py-2 md:flex-wrap group-has-[input[name=ids]:checked]/list:flex max-lg:bottom-bottom-bar"
    >
      {/* Enter in a ticked checkbox activates the form's first button, so that button does nothing. */}
      <button type="submit" hidden onClick={(event) => event.preventDefault()} />
      <Count texts={texts} isAll={count >= all} tickAll={tickAll} />
      <Button
        variant="secondary"
        popoverTarget={sheetId}
        iconAfter="chevron-up"
        busy={busy}
        className="shrink-0 md:hidden!"
      >
        {texts.actions}
      </Button>
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        className="inset-x-2 top-auto bottom-2 m-0 w-auto flex-col gap-4 rounded-lg border border-line bg-float p-4 text-ink-900 shadow-float max-md:fixed max-md:open:flex md:contents"
      >
        {children}
      </div>
    </Form>
  );
}

/** The number of ticked rows, and the button that ticks all or none. */
function Count({
  texts,
  isAll,
  tickAll,
}: {
  texts: Texts;
  isAll: boolean;
  tickAll: (ticked: boolean) => void;
}) {
  return (
    <div className="flex min-w-0 items-center gap-x-2 text-sm max-md:flex-1 max-md:flex-col max-md:items-start noscript:hidden">
      <span role="status" className="font-semibold tabular-nums">
        {texts.count}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="max-md:min-h-6! max-md:px-0! max-md:py-0!"
        onClick={() => tickAll(!isAll)}
      >
        {isAll ? texts.clear : texts.all}
      </Button>
    </div>
  );
}
