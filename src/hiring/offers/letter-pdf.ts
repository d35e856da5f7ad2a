import { Document, Page, pdf, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { drawable } from "#profiles/cv/online/drawable.ts";
import { fontStack } from "#profiles/cv/online/fonts.ts";

/** The content of a letter: sender, title, paragraphs, a table of facts, and the names of those who sign. */
export interface Letter {
  language: "en" | "vi";
  title: string;
  sender: string;
  /** The place and date of a letter, such as "Ho Chi Minh City, 21/11/2026". */
  date: string;
  greeting: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  closing: readonly string[];
  /** The people who sign, from left to right. */
  signers: readonly (readonly [role: string, name: string])[];
}

const ink = "#17211f";
const soft = "#5b6966";
const line = "#d5dcda";

/** Renders a letter as a PDF. It runs in a child process of the pool (files/draw-pdf.ts), never in the server. */
export async function renderPdf(content: Letter): Promise<Uint8Array> {
  const { value: letter, fonts: font } = await drawable(content, fontStack("Be Vietnam Pro"));
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
  const page = createElement(
    Page,
    {
      size: "A4",
      style: { padding: 64, fontSize: 10.5, lineHeight: 1.5, color: ink, fontFamily: font },
    },
    text(letter.sender, { fontSize: 13, fontWeight: 600, marginBottom: 2 }),
    text(letter.date, { color: soft, marginBottom: 28 }),
    text(letter.title, { fontSize: 20, fontWeight: 600, lineHeight: 1.25, marginBottom: 20 }),
    text(letter.greeting),
    ...letter.paragraphs.map((paragraph) => text(paragraph)),
    createElement(View, { style: { marginTop: 6, marginBottom: 18 } }, ...letter.facts.map(row)),
    ...letter.closing.map((paragraph) => text(paragraph)),
    createElement(
      View,
      { wrap: false, style: { flexDirection: "row", justifyContent: "space-between", marginTop: 24 } },
      ...letter.signers.map(signer),
    ),
  );
  const file = pdf(
    createElement(
      Document,
      {
        title: letter.title,
        author: letter.sender,
        language: letter.language,
        creator: "Sen",
        producer: "Sen",
        pdfVersion: "1.7",
      },
      page,
    ) as never,
  );
  return new Uint8Array(await (await file.toBlob()).arrayBuffer());
}
