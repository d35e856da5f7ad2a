import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { type Command, commandOf } from "./keys.ts";

const storageKey = "desk-keys";

/** What lies over the page takes the keys for itself. */
export const layersAbove = "dialog[open], [role=dialog], [popover]:not([popover=manual]):popover-open";

/**
 * Listens for the page's single-letter keys, except where somebody types or a dialog or menu is open. They can be
 * switched off, and stay so in this browser. Without `active` they are somebody else's.
 */
export function useKeys(run: (command: Command) => void, active = true) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(storageKey) !== "off"), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (document.querySelector(layersAbove)) return;
    // A dialog that has just closed leaves the focus on its radio button for a moment.
    const typing = event.target.closest(
      "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]",
    );
    const focus = typing ? "typing" : event.target.matches("[data-card]") ? "card" : "other";
    const command = commandOf(event, focus, on);
    if (!command) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return {
    on,
    turn(next: boolean) {
      setOn(next);
      localStorage.setItem(storageKey, next ? "on" : "off");
    },
  };
}

/** What the help dialog lists. */
export function useKeyRows(page: "board" | "applicant") {
  const t = useTranslations("applications.console.keys");
  const common = [
    { keys: ["I"], does: t("interview") },
    { keys: ["O"], does: t("offer") },
    { keys: ["N"], does: t("note") },
    { keys: ["M"], does: t("move") },
    { keys: ["R"], does: t("reject") },
    { keys: ["?"], does: t("help") },
  ];
  if (page === "applicant") return [{ keys: ["J", "K"], does: t("applicants") }, ...common];
  return [
    { keys: ["J", "K"], does: t("cards") },
    { keys: ["H", "L"], does: t("stages") },
    { keys: ["Enter"], does: t("open") },
    ...common.slice(0, -1),
    { keys: ["/"], does: t("search") },
    ...common.slice(-1),
  ];
}
