import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { layersAbove } from "#ui/console/single-keys.ts";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { ApplicantData } from "../../applicant-data.ts";
import { applicantPaths } from "../../console-paths.ts";
import { ApplicantView } from "./ApplicantView.tsx";

/**
 * Shows an applicant beside the board, which stays usable: selecting another card shows another applicant. Data and
 * actions are those of the applicant's page, at the address of that page.
 */
export default function ApplicantDrawer({
  id,
  boardHref,
  onClose,
}: {
  id: string;
  boardHref: string;
  onClose: () => void;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("applications.console.actions");
  // Each applicant has an own fetcher: with a shared one, a reload after a move could show the previous applicant again.
  const { load, data: loaded, state } = useFetcher<ApplicantData>({ key: `applicant-${id}` });
  const [data, setData] = useState(loaded);
  if (loaded && loaded !== data) setData(loaded);
  const [params, setParams] = useSearchParams();
  const panel = useRef<HTMLElement>(null);
  const page = applicantPaths.detail(workspace, id);
  useEffect(() => void load(page), [load, page]);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEscape(panel, onClose);
  const searchOf = (other: string) => {
    const next = new URLSearchParams(params);
    next.set("open", other);
    next.delete("panel");
    return next;
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t("drawer")}
      aria-busy={state === "loading"}
      className={cx(
        "no-print fixed top-header right-0 bottom-0 z-20 max-w-full animate-rise max-lg:group-data-bar/shell:bottom-bottom-bar overflow-y-auto overscroll-contain border-l border-line bg-canvas shadow-float outline-none",
        params.has("panel") ? "w-drawer-wide" : "w-drawer",
      )}
    >
      {data ? (
        <div className={cx(data.id !== id && "opacity-60")}>
          <ApplicantView
            data={data}
            addressOf={(other) => ({ search: String(searchOf(other)) })}
            onGo={(other) => setParams(searchOf(other), { replace: true, preventScrollReset: true })}
            goesOn
            boardHref={boardHref}
            drawer={{ onClose, page }}
          />
        </div>
      ) : (
        <div className="p-6">
          <Skeleton shape="lines" count={9} />
        </div>
      )}
    </aside>
  );
}

/** Closes the panel by Escape. While a field has the focus, Escape moves the focus to the panel instead. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Escape closes an open panel first.
    if (document.querySelector(`${layersAbove}, [data-panel]`)) return;
    if (document.activeElement?.matches("input, textarea, select, [contenteditable=true]"))
      panel.current?.focus({ preventScroll: true });
    else onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
