import { type Placeholder, type PlaceholderValues, placeholders } from "./terms.ts";

export interface PlaceholderFault {
  code: "placeholder_unknown" | "placeholder_unclosed" | "placeholder_formatted";
  /** The placeholder as it was written, without markup. */
  placeholder: string;
}

const names: ReadonlySet<string> = new Set(placeholders);
const isKnown = (name: string): name is Placeholder => names.has(name);
const plain = (html: string) => html.replace(/<[^<>]*>?/g, "").replace(/&nbsp;|\u00a0/g, " ");

/** Returns the faults of the placeholders in plain text or HTML, each once. */
export function placeholderFaults(text: string): PlaceholderFault[] {
  const faults = new Map<string, PlaceholderFault>();
  const add = (code: PlaceholderFault["code"], placeholder: string) =>
    faults.set(`${code} ${placeholder}`, { code, placeholder });
  for (let at = 0; ; ) {
    const open = text.indexOf("{{", at);
    const close = text.indexOf("}}", at);
    if (open < 0 && close < 0) break;
    if (open < 0 || (close >= 0 && close < open)) {
      add("placeholder_unclosed", `${lastWord(plain(text.slice(Math.max(at, close - 60), close)))}}}`);
      at = close + 2;
      continue;
    }
    const next = text.indexOf("{{", open + 2);
    if (close < 0 || (next >= 0 && next < close)) {
      add("placeholder_unclosed", `{{${firstWord(plain(text.slice(open + 2, open + 62)))}`);
      at = open + 2;
      continue;
    }
    const inner = text.slice(open + 2, close);
    const name = plain(inner).trim();
    if (!isKnown(name)) add("placeholder_unknown", `{{${name.slice(0, 60)}}}`);
    else if (inner.includes("<")) add("placeholder_formatted", `{{${name}}}`);
    at = close + 2;
  }
  // A placeholder in single braces would be sent without a replacement.
  for (const [, name = ""] of text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g))
    if (isKnown(name)) add("placeholder_unclosed", `{${name}}`);
  return [...faults.values()];
}

const firstWord = (text: string) => /^\s*([\w-]{0,40})/.exec(text)?.[1] ?? "";
const lastWord = (text: string) => /([\w-]{0,40})\s?$/.exec(text)?.[1] ?? "";

const written = /\{\{([^{}<]{0,100})\}\}/g;
const nameOf = (inner: string) => plain(inner).trim();

/** Removes the blanks inside of known placeholders. */
export function tidyPlaceholders(text: string): string {
  return text.replace(written, (whole, inner: string) =>
    isKnown(nameOf(inner)) ? `{{${nameOf(inner)}}}` : whole,
  );
}

export interface Filled {
  text: string;
  /** Placeholders without a value. They remain in the text. */
  missing: Placeholder[];
}

/** Fills in the placeholders of a line of plain text. */
export function fillText(text: string, values: PlaceholderValues): Filled {
  return fill(text, values, (value) => value.replace(/\s+/g, " "));
}

const nothing = Object.fromEntries(placeholders.map((name) => [name, null])) as PlaceholderValues;

/** Fills in the placeholders of HTML. Values are escaped, and the link becomes an anchor. */
export function fillHtml(html: string, values: PlaceholderValues): Filled {
  const missing = new Set<Placeholder>();
  const parts = html.split(/(<[^<>]*>)/).map((part) => {
    const inTag = part.startsWith("<");
    // Inside of a tag only `link` is filled in, because it is the only value that is a web address.
    const own = inTag ? { ...nothing, link: values.link } : values;
    const filled = fill(part, own, (value, name) => {
      const safe = escaped(value);
      return name === "link" && !inTag ? `<a href="${safe}">${safe}</a>` : safe;
    });
    for (const name of filled.missing) missing.add(name);
    return filled.text;
  });
  return { text: parts.join(""), missing: [...missing] };
}

function fill(
  text: string,
  values: PlaceholderValues,
  write: (value: string, name: Placeholder) => string,
): Filled {
  const missing = new Set<Placeholder>();
  const filled = text.replace(written, (whole, inner: string) => {
    const name = nameOf(inner);
    if (!isKnown(name)) return whole;
    const value = values[name];
    if (value !== null) return write(value, name);
    missing.add(name);
    return whole;
  });
  return { text: filled, missing: [...missing] };
}

function escaped(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] ?? sign,
  );
}
