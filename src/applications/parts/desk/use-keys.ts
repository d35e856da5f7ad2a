import { useEffect, useEffectEvent, useState } from "react";
import { type Command, commandOf } from "./keys.ts";

const storageKey = "desk-keys";

/**
 * Listens for the page's single-letter keys, except where somebody types or a dialog or menu is open. They can be
 * switched off, and stay so in this browser.
 */
export function useKeys(run: (command: Command) => void) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(storageKey) !== "off"), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (document.querySelector("dialog[open], [popover]:popover-open")) return;
    const typing = event.target.closest("input, textarea, select, [contenteditable=true]");
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
