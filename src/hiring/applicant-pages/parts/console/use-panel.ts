import { type MouseEvent, useState, useSyncExternalStore } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { ApplicantData } from "../../applicant-data.ts";
import { linkedPanel, pageOf, panelOf, panelParameter, type ShownPanel } from "./panel-links.ts";
import { panelsFor } from "./panels.ts";

export type OpenedPanel = ReturnType<typeof usePanel>;

/** Returns the panel of an applicant that the address names, and functions that open and close it. */
export function usePanel({ id, can }: Pick<ApplicantData, "id" | "can">) {
  const workspace = useWorkspace();
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const [reloads, setReloads] = useState(0);
  const pages = panelsFor({ can }).map((panel) => ({
    panel,
    command: panel.command,
    page: panel.path(workspace, id),
  }));
  const named = panelOf(params.get("panel"));
  const found = named && pages.find(({ command }) => command === named.command);
  const shown = found && { panel: found.panel, query: named.query, page: pageOf(found.page, named.query) };

  function show(next: ShownPanel | null) {
    // A link to the page that the panel shows loads it again.
    if (next && shown && next.command === shown.panel.command && next.query === shown.query)
      return setReloads((count) => count + 1);
    const changed = new URLSearchParams(params);
    if (next) changed.set("panel", panelParameter(next));
    else changed.delete("panel");
    setParams(changed, { replace: shown !== null, preventScrollReset: true, state });
  }
  return {
    shown,
    reloads,
    pages,
    open: (command: string, query = "") => {
      if (pages.some((each) => each.command === command)) show({ command, query });
    },
    close: () => show(null),
    /** Opens the panel to whose page a clicked link leads. A click that opens another tab or window stays a link. */
    onClickCapture(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.target === "_blank" || link.dataset.page !== undefined) return;
      const next = linkedPanel(new URL(link.href), pages);
      if (!next) return;
      event.preventDefault();
      show(next);
    },
  };
}

const wide = "(min-width: 64rem)";

/** Returns whether a panel has a place beside the CV; narrower windows show it as a sheet. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}
