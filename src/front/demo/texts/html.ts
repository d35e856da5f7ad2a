const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text made safe inside an element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (char) => entities[char] ?? char);
}

/** Paragraphs of plain text. */
export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeText(text)}</p>`).join("");
}

/** A bulleted list of plain texts. */
export function bullets(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${escapeText(text)}</li>`).join("")}</ul>`;
}

/** A paragraph set in bold, to head a list. */
export function heading(text: string): string {
  return `<p><strong>${escapeText(text)}</strong></p>`;
}
