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
 * The text of an ad as it is stored: NFC, with only the allowed markup. Plain text becomes paragraphs and lists; a text
 * without words becomes empty.
 * @param stored the text it replaces: plain text that reads the same is no change, so that a form without the editor, which
 *   shows text alone, does not remove emphasis that nobody touched
 */
export function richText(written: string, stored = ""): string {
  if (written !== "" && written.replaceAll("\r\n", "\n") === htmlToText(stored)) return stored;
  const text = streamSafe(written.toWellFormed())
    .normalize("NFC")
    // Control characters, and those that change the direction of text.
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, "");
  // Generated and given markup pass the same last step, so that saving an unchanged text keeps it byte for byte.
  const html = tidied(sanitizeHtml(asHtml(text), allowed));
  return htmlToText(html) === "" ? "" : html;
}

/** Whether a text would run something where it is shown: a script, an attribute for an event, or an address that is one. */
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

/** In paragraphs, without the empty and doubled ones that editors and pasted pages produce. */
function tidied(html: string): string {
  const whole = /<(?:p|ul|ol|h3)>/.test(html) ? html : `<p>${html.trim().replace(/\n+/g, "<br />")}</p>`;
  return (
    withoutEmpty(whole)
      .replace(/(?:<p>\s*){2,}/g, "<p>")
      .replace(/(?:<\/p>\s*){2,}/g, "</p>")
      // An item of one paragraph is its words, as in a list that was made of plain text.
      .replace(/<li>\s*<p>((?:[^<]|<(?!\/?(?:p|li)>))*)<\/p>(?=\s*(?:<\/li>|<[uo]l>))/g, "<li>$1")
      .trim()
  );
}

/** Without paragraphs, items and lists that hold nothing; what held only such goes too. */
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

/** 1 when the text is Vietnamese, else 0: recognised by letters that English does not have. */
export function languageNumberOf(text: string): 0 | 1 {
  const letters = text.normalize("NFC").match(/\p{L}/gu)?.length ?? 0;
  return (text.normalize("NFC").match(vietnameseLetters)?.length ?? 0) > letters * 0.03 ? 1 : 0;
}
