/** Characters that XML 1.0 cannot contain, even escaped. Lone surrogates are replaced in a previous step. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes characters that no XML document may contain. */
export function clean(text: string): string {
  return text.toWellFormed().replace(forbidden, "");
}

/** Escapes a text for element content or an attribute. */
export function escaped(text: string): string {
  return clean(text)
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&apos;");
}

/** Returns a text as CDATA. A text that contains the end mark of CDATA is split into two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${clean(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** Returns `<name>text</name>`, or an empty text for an absent value. */
export function element(name: string, text: string | null | undefined): string {
  return text === null || text === undefined || text === "" ? "" : `<${name}>${escaped(text)}</${name}>`;
}

/** Returns an element with its text in CDATA, as job feeds require. */
export function cdataElement(name: string, text: string | null | undefined): string {
  return text === null || text === undefined || text === "" ? "" : `<${name}>${cdata(text)}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
