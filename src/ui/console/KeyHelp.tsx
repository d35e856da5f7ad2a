import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { useConsoleKeyRows } from "./console-keys.ts";

export interface PageKey {
  key: string;
  does: string;
  run: () => void;
}

/**
 * A page's keyboard shortcuts, and the dialog that lists them. They are inactive while the user types or a dialog is
 * open.
 */
export function KeyHelp({ keys }: { keys: readonly PageKey[] }) {
  const t = useTranslations("ui.console.keys");
  const everywhere = useConsoleKeyRows().map(({ keys: pressed, does }) => ({ key: pressed.join(" "), does }));
  const [open, setOpen] = useState(false);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || rests(event.target)) return;
      const found = current.current.find(({ key }) => key === event.key);
      if (!found && event.key !== "?") return;
      event.preventDefault();
      if (found) found.run();
      else setOpen(true);
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div className="max-lg:hidden">
      <Button variant="ghost" size="sm" icon="keyboard" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("title")}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 pb-4 text-sm">
          {[...keys, { key: "?", does: t("help") }, ...everywhere].map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-md border border-line bg-mist px-2 py-1 font-sans font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}

function rests(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open], [popover]:not([popover=manual]):popover-open")) return true;
  const element = target instanceof HTMLElement ? target : null;
  return Boolean(element?.isContentEditable || element?.closest("textarea, select, input"));
}
