import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/Button.tsx";
import type { Target } from "./Palette.tsx";

const Palette = lazy(() => import("./Palette.tsx"));

/** Opens the quick search, as Ctrl K does from anywhere on the page. */
export function SearchButton({ companyId, pages }: { companyId: number; pages: readonly Target[] }) {
  const t = useTranslations("quickSearch.console");
  const [open, setOpen] = useState(false);
  /** What was typed before there was a box for it. */
  const ahead = useRef("");
  const close = () => {
    ahead.current = "";
    setOpen(false);
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
        <Suspense fallback={<TypingAhead typed={ahead} onClose={close} />}>
          <Palette companyId={companyId} pages={pages} ahead={ahead} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Keeps the keys that are pressed while the palette is on its way: they are its text, not the page's shortcuts. */
function TypingAhead({ typed, onClose }: { typed: RefObject<string>; onClose: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") onClose();
    else if (key === "Backspace") typed.current = typed.current.slice(0, -1);
    else if (key.length === 1) typed.current += key;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
  return null;
}
