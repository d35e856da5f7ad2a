/** A piece of a text. `href` is set if the piece is a web address. */
export interface TextPart {
  at: number;
  text: string;
  href: string | null;
}

/** Splits plain text at http and https addresses. A full stop or bracket after an address is not part of it. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (at: number, until: number, href: string | null) => {
    if (until > at) parts.push({ at, text: text.slice(at, until), href });
    end = until;
  };
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
    const address = withoutPunctuation(match[0]);
    if (!URL.canParse(address)) continue;
    add(end, match.index, null);
    add(match.index, match.index + address.length, new URL(address).href);
  }
  add(end, text.length, null);
  return parts;
}

function withoutPunctuation(address: string): string {
  let length = address.length;
  while (length > 0 && ".,;:!?)]}'”’…".includes(address[length - 1] ?? " ")) length--;
  return address.slice(0, length);
}
