import { Document, Image, Page, pdf, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { drawable } from "#profiles/cv/online/drawable.ts";
import { fontStack } from "#profiles/cv/online/fonts.ts";

/** The content of a letter: sender, title, paragraphs, a table of facts, sections, and the names of those who sign. */
export interface Letter {
  language: "en" | "vi";
  title: string;
  sender: string;
  /** The place and date of a letter, such as "Ho Chi Minh City, 21/11/2026". */
  date: string;
  greeting: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  /** Texts of the template with a title: benefits, clauses. */
  sections: { title: string; lines: string[] }[];
  closing: string[];
  /** The people who sign, from left to right. */
  signers: [role: string, name: string][];
}

/** A letter in one or more languages, and the logo of its sender: a PNG in base64. */
export interface Letters {
  letters: readonly [Letter, ...Letter[]];
  logo: string | null;
}

const ink = "#17211f";
const soft = "#5b6966";
const line = "#d5dcda";

/** Renders a letter as a PDF. It runs in a child process of the pool (files/draw-pdf.ts), never in the server. */
export async function renderPdf({ logo, letters: content }: Letters): Promise<Uint8Array> {
  const { value: letters, fonts: font } = await drawable(content, fontStack("Be Vietnam Pro"));
  const [first] = letters;
  const file = pdf(
    createElement(
      Document,
      {
        title: first.title,
        author: first.sender,
        language: first.language,
        creator: "Sen",
        producer: "Sen",
        pdfVersion: "1.7",
      },
      ...letters.map((letter) => pageOf(letter, logo, font)),
    ) as never,
  );
  return new Uint8Array(await (await file.toBlob()).arrayBuffer());
}

const drawnLogo = (png: string) =>
  createElement(Image, {
    src: { data: Buffer.from(png, "base64"), format: "png" },
    style: { height: 44, maxWidth: 220, marginBottom: 14, alignSelf: "flex-start", objectFit: "contain" },
  });

/** Returns the pages of a letter in one language. */
function pageOf(letter: Letter, logo: string | null, font: string[]) {
  const text = (value: string, style: object = {}) =>
    createElement(Text, { style: { fontFamily: font, marginBottom: 10, ...style } }, value);
  const row = ([label, value]: readonly [string, string]) =>
    createElement(
      View,
      {
        key: label,
        wrap: false,
        style: { flexDirection: "row", borderBottomWidth: 0.7, borderBottomColor: line, paddingVertical: 6 },
      },
      text(label, { width: 170, color: soft, marginBottom: 0 }),
      text(value, { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: 600, marginBottom: 0 }),
    );
  const signer = ([role, name]: readonly [string, string]) =>
    createElement(
      View,
      // The names are on one line even if one role needs two lines.
      { key: role, style: { width: "45%", justifyContent: "space-between" } },
      text(role, { color: soft, marginBottom: 54 }),
      text(name, { fontWeight: 600, borderTopWidth: 0.7, borderTopColor: line, paddingTop: 6 }),
    );
  return createElement(
    Page,
    {
      size: "A4",
      style: { padding: 64, fontSize: 10.5, lineHeight: 1.5, color: ink, fontFamily: font },
    },
    logo ? drawnLogo(logo) : null,
    text(letter.sender, { fontSize: 13, fontWeight: 600, marginBottom: 2 }),
    text(letter.date, { color: soft, marginBottom: 28 }),
    text(letter.title, { fontSize: 20, fontWeight: 600, lineHeight: 1.25, marginBottom: 20 }),
    text(letter.greeting),
    ...letter.paragraphs.map((paragraph) => text(paragraph)),
    createElement(View, { style: { marginTop: 6, marginBottom: 18 } }, ...letter.facts.map(row)),
    ...letter.sections.flatMap(({ title, lines }) => [
      createElement(
        View,
        { wrap: false },
        text(title, { fontWeight: 600, marginBottom: 4 }),
        text(lines[0] ?? "", { marginBottom: lines.length > 1 ? 4 : 14 }),
      ),
      ...lines.slice(1).map((line, at) => text(line, { marginBottom: at === lines.length - 2 ? 14 : 4 })),
    ]),
    ...letter.closing.map((paragraph) => text(paragraph)),
    createElement(
      View,
      { wrap: false, style: { flexDirection: "row", justifyContent: "space-between", marginTop: 24 } },
      ...letter.signers.map(signer),
    ),
  );
}
