import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/Button.tsx";
import type { Target } from "./Palette.tsx";

const Palette = lazy(() => import("./Palette.tsx"));

/** The button that opens the quick search. Ctrl K opens it from anywhere on the page. */
export function SearchButton({ pages }: { pages: readonly Target[] }) {
  const t = useTranslations("quickSearch.console");
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <IconButton icon="search" label={t("open")} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && (
        <>
          <TypingAhead onType={setTyped} onClose={close} />
          <Suspense>
            <Palette pages={pages} typed={typed} onType={setTyped} onClose={close} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Adds keys to the search text while the palette loads and has no focus, so that they trigger no shortcut of the page. */
function TypingAhead({
  onType,
  onClose,
}: {
  onType: (change: (typed: string) => string) => void;
  onClose: () => void;
}) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (target instanceof Element && target.closest("[data-palette]")) return;
    if (event.ctrlKey || event.metaKey || event.altKey || key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") onClose();
    else if (key === "Backspace") onType((typed) => typed.slice(0, -1));
    else if (key.length === 1) onType((typed) => typed + key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
  return null;
}
