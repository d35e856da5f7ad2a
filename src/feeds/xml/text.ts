/** Characters that XML 1.0 cannot contain, even escaped; lone surrogates are replaced before. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that no XML document may have. */
export function clean(text: string): string {
  return text.toWellFormed().replace(forbidden, "");
}

/** A text between tags or in an attribute. */
export function escaped(text: string): string {
  return clean(text)
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&apos;");
}

/** A text as CDATA; where it contains the end mark, it continues in a second section. */
export function cdata(text: string): string {
  return `<![CDATA[${clean(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** `<name>text</name>`; nothing for an absent text. */
export function element(name: string, text: string | null | undefined): string {
  return text === null || text === undefined || text === "" ? "" : `<${name}>${escaped(text)}</${name}>`;
}

/** The same with the text in CDATA, as job feeds require it. */
export function cdataElement(name: string, text: string | null | undefined): string {
  return text === null || text === undefined || text === "" ? "" : `<${name}>${cdata(text)}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
