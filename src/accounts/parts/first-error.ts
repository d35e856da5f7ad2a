import { useEffect } from "react";

/**
 * When an answer arrives, focus moves to the first wrong field: screen readers announce its label and error, and the
 * user can type at once.
 */
export function useFirstErrorFocus(answer: unknown): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>("main [aria-invalid]")?.focus();
  }, [answer]);
}
