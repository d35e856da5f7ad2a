import { useEffect } from "react";

/** When an answer arrives, focus goes to the first wrong field: its label and error are read, and it can be typed in. */
export function useFirstErrorFocus(answer: unknown): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>("main [aria-invalid]")?.focus();
  }, [answer]);
}
