import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/Button.tsx";
import type { Target } from "./Palette.tsx";

const Palette = lazy(() => import("./Palette.tsx"));

/** Opens the quick search, as Ctrl K does from anywhere on the page. */
export function SearchButton({ companyId, pages }: { companyId: number; pages: readonly Target[] }) {
  const t = useTranslations("quickSearch.console");
  const [open, setOpen] = useState(false);
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
        <Suspense>
          <Palette companyId={companyId} pages={pages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
