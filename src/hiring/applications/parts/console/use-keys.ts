import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { type Command, commandOf } from "./keys.ts";

const storageKey = "desk-keys";

/** Selects layers above the page; while one is open, the page's keys do nothing. */
export const layersAbove = "dialog[open], [role=dialog], [popover]:not([popover=manual]):popover-open";

/**
 * Runs the page's commands by keys, except while text is typed or a dialog or menu is open. The reader can switch the
 * single-letter keys off, which the browser stores.
 * @param active false while another part of the page handles the keys
 */
export function useKeys(run: (command: Command) => void, active = true) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(storageKey) !== "off"), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (document.querySelector(layersAbove)) return;
    // Radio buttons do not count as typing: a dialog that has just closed leaves the focus on its radio button for a moment.
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

/** Returns the keys of a page with their descriptions, for `KeysDialog`. */
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
