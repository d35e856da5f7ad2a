import { type ReactNode, useId, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#ui/Button.tsx";

/**
 * What can be done to the ticked rows (`ids`) of a list; there while any is ticked, within a group named `list`. A phone has one line
 * of it, and the actions in a sheet.
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
  /** What the boxes of the rows belong to: rows may have forms of their own, in their menus. */
  id: string;
  /** Where it is sent to. */
  action: string;
  texts: { label: string; count: string; all: string; clear: string; actions: string };
  count: number;
  /** How many are shown. */
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
      {/* Enter on a ticked row presses the first button: this one does nothing. */}
      <button type="submit" hidden onClick={(event) => event.preventDefault()} />
      <div className="flex min-w-0 items-center gap-x-2 text-sm max-md:flex-1 max-md:flex-col max-md:items-start noscript:hidden">
        <span role="status" className="font-semibold tabular-nums">
          {texts.count}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className="max-md:min-h-6! max-md:px-0! max-md:py-0!"
          onClick={() => tickAll(count < all)}
        >
          {count < all ? texts.all : texts.clear}
        </Button>
      </div>
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
