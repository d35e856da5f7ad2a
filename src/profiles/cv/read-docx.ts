import mammoth from "mammoth";
import { readZipTexts } from "#kit/files/docx.ts";
import { isContact } from "./extract/contact.ts";

const largestHeader = 1024 * 1024;

/**
 * Reads the text of a Word file: page headers, then the body line by line, then notes and page footers. Lines
 * of a footer with contact data follow the headers, as in a PDF.
 */
export async function readDocx(file: Buffer): Promise<string> {
  const margins = await readZipTexts(file, /^word\/(header|footer)\d{0,9}\.xml$/, largestHeader);
  const marginTexts = (kind: string) => [
    ...new Set([...margins].filter(([name]) => name.includes(kind)).map(([, xml]) => marginText(xml))),
  ];
  let body = "";
  await mammoth.convertToHtml(
    { buffer: file },
    {
      // Reads the document directly: converting to HTML first would only be slower.
      transformDocument: (document: Part) => {
        body = blockText(document);
        return { ...document, children: [] };
      },
      externalFileAccess: false,
    },
  );
  const footers = marginTexts("footer").flatMap((text) => text.split("\n"));
  const { contact = [], other = [] } = Object.groupBy(footers, (text) =>
    isContact(text) ? "contact" : "other",
  );
  return [...marginTexts("header"), ...contact, body, ...other].join("\n");
}

interface Part {
  type: string;
  value?: string;
  children?: Part[];
  numbering?: unknown;
  breakType?: string;
}

/** Blocks end a line; inline elements are joined unchanged. */
function blockText(part: Part): string {
  const inside = () => (part.children ?? []).map(blockText).join("");
  switch (part.type) {
    case "text":
      return part.value ?? "";
    case "tab":
      return "\t";
    case "break":
      return "\n";
    case "noBreakHyphen":
      return "\u2011";
    case "paragraph":
      return `${part.numbering ? "- " : ""}${inside()}\n`;
    case "tableRow":
      return rowText((part.children ?? []).map(blockText));
    default:
      return inside();
  }
}

/** A row of single lines stays one line ("Phone ⇥ 0903…"); cells with paragraphs follow each other. */
function rowText(cells: string[]): string {
  const trimmed = cells.map((cell) => cell.trim()).filter(Boolean);
  const separator = trimmed.some((cell) => cell.includes("\n")) ? "\n" : "\t";
  return `${trimmed.join(separator)}\n`;
}

/**
 * Page headers and footers, which the library omits. Only text runs are read, and only XML's five predefined entities.
 */
export function marginText(xml: string): string {
  let text = "";
  for (const [, run, tag = ""] of xml.matchAll(
    /<w:t(?:\s[^<>]{0,200})?>([^<]*)<\/w:t>|<\/?w:(p|tab|br|cr)(?=[\s/>])[^<>]{0,200}>/g,
  )) {
    if (run !== undefined) text += decodeXml(run);
    else text += tag === "tab" ? "\t" : "\n";
  }
  return text.replace(/\n+/g, "\n").trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decodeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
