/**
 * Returns an address that can be decoded: where its path is wrongly encoded (`%E0%A4%A`, cut from a longer one), the characters
 * are taken literally. It then leads to the 404 page or to a search, like any other address.
 */
export function readableUrl(url: string): string {
  if (!url.includes("%")) return url;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (isReadable(path)) return url;
  const segments = path.split("/").map((part) => (isReadable(part) ? part : part.replaceAll("%", "%25")));
  return segments.join("/") + url.slice(path.length);
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
