import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const storageKey = "desk-keys";
/** Notifies the other parts of the page, because the event `storage` reaches other windows only. */
const switched = "sen:keys-switched";

/** Selects layers above the page; while one is open, the page's keys do nothing. */
export const layersAbove = "dialog[open], [role=dialog], [popover]:not([popover=manual]):popover-open";

function subscribe(changed: () => void) {
  window.addEventListener("storage", changed);
  window.addEventListener(switched, changed);
  return () => {
    window.removeEventListener("storage", changed);
    window.removeEventListener(switched, changed);
  };
}

/** Returns whether the single-letter keys are on, and a function that switches them. The browser stores the choice. */
export function useKeySwitch() {
  const on = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey) !== "off",
    () => true,
  );
  return {
    on,
    turn(next: boolean) {
      localStorage.setItem(storageKey, next ? "on" : "off");
      window.dispatchEvent(new Event(switched));
    },
  };
}

/** Returns whether a key is typed into a field, so that it is no key of the page. */
function isTyped({ target }: KeyboardEvent): boolean {
  // Radio buttons do not count as typing: a dialog that has just closed leaves the focus on its radio button for a moment.
  const fields = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]";
  return !(target instanceof Element) || target.closest(fields) !== null;
}

/** Calls `press` for each key that is pressed outside of fields, dialogs and menus, without Ctrl, Alt and Meta. */
export function usePressedKey(press: (event: KeyboardEvent) => void, capture = false) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyped(event) || document.querySelector(layersAbove)) return;
    press(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    window.addEventListener("keydown", listener, capture);
    return () => window.removeEventListener("keydown", listener, capture);
  }, [capture]);
}
