import type { MouseEvent } from "react";

export function cardElement(id: string | null): HTMLElement | null {
  return id ? document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) : null;
}

export function focusCard(id: string | null): void {
  cardElement(id)?.focus({ preventScroll: true });
  scrollToCard(id);
}

export function scrollToCard(id: string | null): void {
  cardElement(id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Returns the id of the card whose link was clicked; null for a click that opens another tab or window. */
export function clickedCard(event: MouseEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return cardOfLink(event);
}

/** Returns the id of the card whose link is under the mouse; null for the links of its badges, which lead elsewhere. */
export function cardOfLink({ target }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest("[data-card] a[href]:not([data-badge])") : null;
  return link?.closest<HTMLElement>("[data-card]")?.dataset.card ?? null;
}
