/** Types that a browser shows or saves without executing them; all others are sent as plain bytes. */
const harmless = new Set([
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/json",
  "application/zip",
  "image/jpeg",
  "image/png",
  "text/calendar",
  "text/csv",
  "text/plain",
]);

/**
 * Returns the headers of every user file: browsers save it as an attachment, never as a page of this site, under its
 * own name in any alphabet (RFC 6266), and no cache stores it.
 */
export function attachmentHeaders(name: string, contentType: string): Record<string, string> {
  const [type = ""] = contentType.split(";");
  const known = type.trim().toLowerCase();
  const safe = safeName(name);
  return {
    "Content-Type": harmless.has(known) ? withCharset(known) : "application/octet-stream",
    "Content-Disposition": `attachment; filename="${plainName(safe) || "file"}"; filename*=UTF-8''${extValue(safe)}`,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "private, no-store",
  };
}

function withCharset(type: string): string {
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

const longestName = 1000;

/**
 * Returns a file name as one line without a path and invisible characters (a right-to-left mark turns "fdp.exe" into
 * "exe.pdf"). A name that is cut keeps its extension.
 */
export function safeName(name: string): string {
  const cleaned = name
    .slice(0, longestName)
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[/\\:*?"<>|]/g, "_");
  const flat = withoutEdges(cleaned);
  if (flat.length <= 120) return flat || "file";
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(flat)?.[0] ?? "";
  return `${flat
    .slice(0, 120 - extension.length)
    .toWellFormed()
    .replace(/\uFFFD$/, "")
    .trimEnd()}${extension}`;
}

/** Returns a name without spaces and dots at either end; a pattern for the end would be quadratic. */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => /[\s.]/.test(name.charAt(at));
  let [from, to] = [0, name.length];
  while (from < to && isEdge(from)) from += 1;
  while (from < to && isEdge(to - 1)) to -= 1;
  return name.slice(from, to);
}

function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/g, "d")
    .replace(/Đ/g, "D")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["\\%]/g, "_");
}

/** Encodes a name for RFC 8187, which forbids some characters that encodeURIComponent leaves alone. */
function extValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Headers of public pictures that emails and other sites embed. */
export const embeddable = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;
