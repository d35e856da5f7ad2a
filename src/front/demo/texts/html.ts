const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text for the content of an element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (char) => entities[char] ?? char);
}

/** Returns HTML paragraphs of plain texts. */
export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeText(text)}</p>`).join("");
}

/** Returns an HTML list of plain texts. */
export function bullets(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${escapeText(text)}</li>`).join("")}</ul>`;
}

/** Returns a bold HTML paragraph, as the heading of a list. */
export function heading(text: string): string {
  return `<p><strong>${escapeText(text)}</strong></p>`;
}
