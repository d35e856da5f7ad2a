import { type ReactNode, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { KeysDialog } from "#hiring/applications/parts/console/KeysDialog.tsx";
import { IconButton } from "#ui/Button.tsx";
import { ConsoleKeysContext } from "#ui/console/console-keys.ts";
import { useKeySwitch, usePressedKey } from "#ui/console/single-keys.ts";
import type { ConsoleShellProps } from "#ui/shells/ConsoleShell.tsx";

/** The time in milliseconds within which the second key follows G. */
const pause = 1500;

/** The keys of a console's menu, for the lists of keys inside: G and a letter open a page, Ctrl K the quick search. */
export function ConsoleKeys({
  nav,
  hasSearch,
  children,
}: {
  nav: ConsoleShellProps["nav"];
  hasSearch: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("desk.console.keys");
  const rows = useMemo(
    () => [
      ...(hasSearch ? [{ keys: ["Ctrl", "K"], does: t("search") }] : []),
      ...nav.flatMap(({ key, label }) => (key ? [{ keys: ["G", key], does: t("go", { page: label }) }] : [])),
    ],
    [nav, hasSearch, t],
  );
  return <ConsoleKeysContext value={rows}>{children}</ConsoleKeysContext>;
}

/** Runs the keys of the menu. The button lists them on pages without a list of keys, and can switch them off. */
export function KeysButton({ nav, hasViews }: { nav: ConsoleShellProps["nav"]; hasViews: boolean }) {
  const t = useTranslations("desk.console.keys");
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { on, turn } = useKeySwitch();
  const pressedG = useRef(0);
  // The letter after G is no key of the page, so it is taken before the page's listeners.
  usePressedKey((event) => {
    if (!on || event.shiftKey) return;
    const isSecond = event.timeStamp - pressedG.current < pause && pressedG.current > 0;
    pressedG.current = event.key.toLowerCase() === "g" && !isSecond ? event.timeStamp : 0;
    if (!isSecond) return;
    const target = nav.find(({ key }) => key?.toLowerCase() === event.key.toLowerCase());
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    void navigate(target.href);
  }, true);
  usePressedKey((event) => {
    if (!on || event.key !== "?") return;
    // Pages with further keys list them together with these.
    setTimeout(() => !event.defaultPrevented && setOpen(true));
  });
  return (
    <>
      <IconButton
        icon="keyboard"
        label={t("open")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-lg:hidden"
      />
      <KeysDialog
        open={open}
        onClose={() => setOpen(false)}
        rows={hasViews ? [{ keys: ["V"], does: t("view") }] : []}
        on={on}
        onTurn={turn}
      />
    </>
  );
}
