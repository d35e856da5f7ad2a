import sanitizeHtml from "sanitize-html";
import { asHtml, htmlToText } from "./markup.ts";
import { streamSafe } from "./stream-safe.ts";
import { namesLogin } from "./web-address.ts";
import { vietnameseLetter } from "./written-in.ts";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "a"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: "strong",
    i: "em",
    div: "p",
    tr: "p",
    h1: "h3",
    h2: "h3",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    a: (tagName, { href }) => ({
      tagName,
      attribs:
        href && !namesLogin(href) ? { href, rel: "noopener nofollow" } : ({} as Record<string, string>),
    }),
  },
};

/**
 * Returns the text of an ad for storage: NFC, with only the allowed markup. Plain text becomes paragraphs and
 * lists; a text without words becomes empty.
 * @param stored the previous text: plain text with the same words keeps it, so that a form without the editor
 * does not remove emphasis
 */
export function richText(written: string, stored = ""): string {
  if (written !== "" && written.replaceAll("\r\n", "\n") === htmlToText(stored)) return stored;
  const text = streamSafe(written.toWellFormed())
    .normalize("NFC")
    // Removes control characters and those that change the text direction.
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, "");
  // Generated and given markup pass the same last step, so that saving an unchanged text keeps it byte for
  // byte.
  const html = tidied(sanitizeHtml(asHtml(text), allowed));
  return htmlToText(html) === "" ? "" : html;
}

/**
 * Returns whether a text would run code where it is shown: a script, an event attribute, or a script address.
 */
export function hasScript(written: string): boolean {
  let found = false;
  sanitizeHtml(written, {
    transformTags: {
      "*": (tagName, attribs) => {
        const runs = Object.entries(attribs).some(
          ([name, value]) =>
            /^on/i.test(name) || /^(?:javascript|vbscript):/i.test(value.replace(/[\s\p{Cc}]/gu, "")),
        );
        found ||= runs || tagName === "script";
        return { tagName, attribs };
      },
    },
  });
  return found;
}

/** Wraps text in paragraphs and removes the empty and nested ones that editors and pasted pages produce. */
function tidied(html: string): string {
  const whole = /<(?:p|ul|ol|h3)>/.test(html) ? html : `<p>${html.trim().replace(/\n+/g, "<br />")}</p>`;
  return (
    withoutEmpty(whole)
      .replace(/(?:<p>\s*){2,}/g, "<p>")
      .replace(/(?:<\/p>\s*){2,}/g, "</p>")
      // An item with one paragraph has no paragraph, like in a list made of plain text.
      .replace(/<li>\s*<p>((?:[^<]|<(?!\/?(?:p|li)>))*)<\/p>(?=\s*(?:<\/li>|<[uo]l>))/g, "<li>$1")
      .trim()
  );
}

/** Removes empty paragraphs, items and lists, and elements that contain only these. */
function withoutEmpty(html: string): string {
  const less = html.replace(/<(?:p|h3|li|ul|ol)>(?:\s|&nbsp;|<br \/>)*<\/(?:p|h3|li|ul|ol)>/g, "");
  return less === html ? html : withoutEmpty(less);
}

/** The number of visible characters. */
export function textLength(html: string): number {
  return htmlToText(html).length;
}

const snippetLength = 200;

/** The first words of a text, for cards. */
export function snippetOf(html: string): string | null {
  const text = htmlToText(html.slice(0, 4000))
    .replace(/^(?:-|\d+\.) /, "")
    // Items of a list without final punctuation would run together.
    .replace(/(?<=[\p{L}\p{N})])\n(?:-|\d+\.) /gu, "; ")
    .replace(/\n(?:(?:-|\d+\.) )?/g, " ")
    .trim();
  if (text.length <= snippetLength) return text || null;
  return `${text.slice(0, snippetLength).replace(/\s\S*$/, "")}…`;
}

const vietnameseLetters = new RegExp(vietnameseLetter, "gu");

/** Returns 1 for Vietnamese and 0 otherwise, by letters that English does not have. */
export function languageNumberOf(text: string): 0 | 1 {
  const letters = text.normalize("NFC").match(/\p{L}/gu)?.length ?? 0;
  return (text.normalize("NFC").match(vietnameseLetters)?.length ?? 0) > letters * 0.03 ? 1 : 0;
}
