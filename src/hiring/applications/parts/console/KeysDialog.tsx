import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { type KeyRow, useConsoleKeyRows } from "#ui/console/console-keys.ts";
import { Dialog } from "#ui/Dialog.tsx";

/** The dialog that lists the keys, with a switch for the single-letter keys. */
export function KeysDialog({
  open,
  onClose,
  rows,
  on,
  onTurn,
}: {
  open: boolean;
  onClose: () => void;
  rows: readonly KeyRow[];
  on: boolean;
  onTurn: (on: boolean) => void;
}) {
  const t = useTranslations("applications.console.keys");
  const everywhere = useConsoleKeyRows();
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} text={t("text")}>
      <dl className="divide-y divide-line">
        {[...rows, ...everywhere].map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2 text-sm">
            <dt className="order-last flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-7 min-w-7 place-items-center rounded-sm border border-edge bg-mist px-2 font-sans text-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="min-w-0 text-ink-700">{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-4 pb-6">
        <Checkbox
          checked={on}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          label={t("switch")}
          help={t("switchHelp")}
        />
      </div>
    </Dialog>
  );
}
