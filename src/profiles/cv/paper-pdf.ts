import { Document, Image, Page, pdf, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { drawable } from "./online/drawable.ts";
import { fontStack } from "./online/fonts.ts";
import type { Paper } from "./paper.ts";

const ink = "#17211f";
const soft = "#5b6966";
const line = "#d5dcda";

const drawnLogo = (png: string) =>
  createElement(Image, {
    key: "logo",
    src: { data: Buffer.from(png, "base64"), format: "png" },
    style: { height: 40, maxWidth: 200, marginBottom: 10, alignSelf: "flex-start", objectFit: "contain" },
  });

/** Renders a paper as a PDF. It runs in a child process of the pool (files/draw-pdf.ts), never in the server. */
export async function renderPdf(content: Paper): Promise<Uint8Array> {
  const { value: paper, fonts: font } = await drawable(content, fontStack("Be Vietnam Pro"));
  const text = (value: string, style: object = {}, key = value) =>
    createElement(Text, { key, style: { fontFamily: font, ...style } }, value);
  const row = ([label, value]: readonly [string, string], index: number, isAmount: boolean) =>
    createElement(
      View,
      {
        key: `${index}`,
        wrap: false,
        style: { flexDirection: "row", borderBottomWidth: 0.7, borderBottomColor: line, paddingVertical: 6 },
      },
      text(
        label,
        isAmount ? { flexGrow: 1, flexShrink: 1, flexBasis: 0 } : { width: 150, color: soft },
        "label",
      ),
      text(
        value,
        isAmount
          ? { width: 150, textAlign: "right", fontWeight: 600 }
          : { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: 600 },
        "value",
      ),
    );
  const block = (rows: Paper["facts"], isAmount: boolean) =>
    createElement(
      View,
      { style: { marginBottom: 18 } },
      ...rows.map((each, index) => row(each, index, isAmount)),
    );
  const page = createElement(
    Page,
    { size: "A4", style: { padding: 64, fontSize: 10.5, lineHeight: 1.5, color: ink, fontFamily: font } },
    paper.logo !== null && drawnLogo(paper.logo),
    ...paper.sender.map((value, index) =>
      text(value, index === 0 ? { fontSize: 13, fontWeight: 600 } : { color: soft }, `sender${index}`),
    ),
    text(paper.title, { fontSize: 20, fontWeight: 600, lineHeight: 1.25, marginTop: 24, marginBottom: 20 }),
    block(paper.facts, false),
    block(paper.lines, true),
    block(paper.totals, true),
    ...paper.notes.map((value, index) => text(value, { color: soft, marginBottom: 6 }, `note${index}`)),
  );
  const file = pdf(
    createElement(
      Document,
      {
        title: paper.title,
        author: paper.sender[0] ?? "",
        language: paper.language,
        creator: "Sen",
        producer: "Sen",
        pdfVersion: "1.7",
      },
      page,
    ) as never,
  );
  return new Uint8Array(await (await file.toBlob()).arrayBuffer());
}
