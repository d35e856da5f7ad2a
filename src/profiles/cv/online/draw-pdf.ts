import { Document, Image, Link, Page as PdfPage, Text as PdfText, View } from "@react-pdf/renderer";
import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { addressPieces, isUnspaced, unspacedPieces } from "./line-breaks.ts";
import {
  type Box,
  type CvNode,
  type Entry,
  type Page,
  pageHeight,
  pageWidth,
  type Section,
  type Style,
  type Text,
} from "./nodes.ts";
import { type PdfStyle, pdfStyle } from "./pdf-style.ts";

export interface PdfGiven {
  page: Page;
  /** The metadata; null for a file without. */
  info: { title: string; author: string } | null;
  /** A text across each page. */
  watermark: string | null;
  language: string;
  font: string[];
  color: string;
  photo: Uint8Array | null;
  /** Returns the text of a page footer: "Name · 1/2". */
  footer: (page: number, pages: number) => string;
}

/** Returns a page of a template as a document of @react-pdf/renderer. */
export function drawPdf({ page, photo, ...given }: PdfGiven): ReactElement {
  const [top, right, bottom, left] = page.padding;
  const { column, footer } = page;
  return createElement(
    Document,
    {
      title: given.info?.title ?? "",
      author: given.info?.author ?? "",
      language: given.language,
      creator: given.info ? "Sen" : "",
      producer: given.info ? "Sen" : "",
      ...(!given.info && { creationDate: new Date(0) }),
      pdfVersion: "1.7",
    },
    createElement(
      PdfPage,
      {
        size: "A4",
        style: {
          paddingTop: top,
          paddingRight: right,
          paddingBottom: bottom,
          paddingLeft: left,
          fontFamily: given.font,
        },
      },
      column &&
        createElement(View, {
          fixed: true,
          style: {
            position: "absolute",
            top: 0,
            left: column.left,
            width: column.width,
            height: pageHeight,
            backgroundColor: column.background,
          },
        }),
      ...flow(page.children, photo),
      given.watermark !== null && drawnWatermark(given.watermark, given.color),
      createElement(PdfText, {
        fixed: true,
        style: {
          position: "absolute",
          bottom: 22,
          left: footer.left,
          width: footer.width,
          fontSize: 7.5,
          color: given.color,
          textAlign: "right",
        },
        render: ({ pageNumber, totalPages }) => (totalPages > 1 ? given.footer(pageNumber, totalPages) : ""),
      }),
    ),
  );
}

function drawnWatermark(mark: string, color: string): ReactElement {
  return createElement(
    PdfText,
    {
      fixed: true,
      style: {
        position: "absolute",
        top: pageHeight / 2 - 30,
        left: 0,
        width: pageWidth,
        textAlign: "center",
        fontSize: 26,
        color,
        opacity: 0.16,
        transform: "rotate(-30deg)",
      },
    },
    mark,
  );
}

/** Paragraphs up to this length (in characters) stay on one page with the head above them. */
const shortText = 320;
/** Sections with up to this many rows are not divided. */
const mostRows = 6;
const shortSection = 420;
/** Posts up to this length (in characters) are not divided. */
const shortEntry = 450;
/** Height of two lines, in points. */
const twoLines = 28;

interface Piece {
  nodes: CvNode[];
  /** The next piece must be on the same page. */
  leads: boolean;
  isKept: boolean;
}

/**
 * Converts children from top to bottom: sections and entries become pieces, and a page may end between
 * pieces.
 */
function flow(nodes: readonly CvNode[], photo: Uint8Array | null): ReactNode[] {
  return nodes
    .flatMap((node): Piece[] => {
      if (node.type === "section") return sectionPieces(node);
      return node.type === "entry" ? entryPieces(node) : [single(node)];
    })
    .map(({ nodes: [first, ...others], leads, isKept }) => {
      if (!isKept) return drawn(first!, photo);
      return createElement(
        View,
        { wrap: false, ...(leads && { minPresenceAhead: twoLines }) },
        ...[first!, ...others].map((node) => drawn(node, photo)),
      );
    });
}

const single = (node: CvNode): Piece => ({ nodes: [node], leads: false, isKept: false });

function sectionPieces({ heading, items }: Section): Piece[] {
  const whole = items.reduce((sum, item) => sum + lengthOf(item), 0);
  if (items.length <= mostRows && whole <= shortSection)
    return [{ nodes: [heading, ...items], leads: false, isKept: true }];
  const [first, ...others] = items.flatMap((item) =>
    item.type === "entry" ? entryPieces(item) : [single(item)],
  );
  if (!first) return [];
  const isLong = !first.isKept && lengthOf(first.nodes[0]!) > shortText;
  if (isLong) return [{ nodes: [heading], leads: true, isKept: true }, first, ...others];
  return [{ ...first, nodes: [heading, ...first.nodes], isKept: true }, ...others];
}

function entryPieces({ head, body, above }: Entry): Piece[] {
  const top: CvNode[] = above > 0 ? [{ type: "mark", style: { height: above } }] : [];
  const [first, ...others] = body;
  if (body.reduce((sum, node) => sum + lengthOf(node), lengthOf(head)) <= shortEntry)
    return [{ nodes: [...top, head, ...body], leads: false, isKept: true }];
  const isShort = first && lengthOf(first) <= shortText;
  const rest = first && !isShort ? body : others;
  return [
    { nodes: [...top, head, ...(isShort ? [first] : [])], leads: rest.length > 0, isKept: true },
    ...rest.map(single),
  ];
}

function lengthOf(node: CvNode): number {
  if (node.type === "text") return node.runs.reduce((sum, run) => sum + run.text.length, 0);
  if (node.type === "box") return node.children.reduce((sum, child) => sum + lengthOf(child), 0);
  if (node.type === "entry") return [node.head, ...node.body].reduce((sum, part) => sum + lengthOf(part), 0);
  return 0;
}

function drawn(node: CvNode, photo: Uint8Array | null): ReactNode {
  switch (node.type) {
    case "box":
      return drawnBox(node, photo);
    case "text":
      return drawnText(node);
    case "mark":
      return createElement(View, { style: pdfStyle(node.style) });
    case "picture": {
      if (!photo) return null;
      const { size, radius, border, margin } = node;
      return createElement(Image, {
        src: { data: Buffer.from(photo), format: photo[0] === 0x89 ? "png" : "jpg" },
        style: {
          ...pdfStyle({ width: size, height: size, radius, ...(margin && { margin }) }),
          flexShrink: 0,
          objectFit: "cover",
          ...(border && { borderWidth: border[0], borderColor: border[1] }),
        },
      });
    }
    case "logo":
      return createElement(Image, {
        src: { data: Buffer.from(node.png, "base64"), format: "png" },
        style: {
          ...pdfStyle({ height: node.height, margin: node.margin }),
          maxWidth: node.maxWidth,
          alignSelf: "flex-start",
          objectFit: "contain",
          objectPosition: "left",
        },
      });
    default:
      return createElement(Fragment, null, ...flow([node], photo));
  }
}

function drawnBox({ style, children, keep }: Box, photo: Uint8Array | null): ReactElement {
  return createElement(
    View,
    { style: pdfStyle(style), ...(keep && { wrap: false }) },
    ...flow(children, photo),
  );
}

const longAddress = 20;

function drawnText({ style, runs }: Text): ReactElement {
  const [only] = runs;
  if (runs.length === 1 && only?.href && only.text.length > longAddress)
    return longLink(only.text, only.href, style);
  if (runs.length === 1 && only && !only.href && isUnspaced(only.text)) {
    const { bold, color } = only;
    const given = { ...style, ...(bold && { bold }), ...(color && { color }) };
    return pieceRow(given, unspacedPieces(only.text), (piece, own) =>
      createElement(PdfText, { style: own }, piece),
    );
  }
  return createElement(
    PdfText,
    { style: { minWidth: 0, ...pdfStyle(style) } },
    ...runs.map(({ text, href, bold, color }) => {
      const own = { ...(bold && { fontWeight: 600 }), ...(color && { color }) };
      if (href)
        return createElement(Link, { src: href, style: { ...own, ...linkStyle(style, color) } }, text);
      return bold || color ? createElement(PdfText, { style: own }, text) : text;
    }),
  );
}

/** Splits a long address into pieces that wrap without a hyphen, which would be read as part of it. */
function longLink(text: string, href: string, style: Style): ReactElement {
  return pieceRow(style, addressPieces(text), (piece, own) =>
    createElement(Link, { src: href, style: { ...own, ...linkStyle(style) } }, piece),
  );
}

/** Draws pieces side by side, which wrap into lines. */
function pieceRow(
  { margin, width, ...own }: Style,
  pieces: readonly string[],
  draw: (piece: string, style: PdfStyle) => ReactElement,
): ReactElement {
  return createElement(
    View,
    {
      style: {
        flexDirection: "row",
        flexWrap: "wrap",
        ...pdfStyle({ ...(margin && { margin }), ...(width && { width }) }),
      },
    },
    ...pieces.map((piece) => draw(piece, pdfStyle(own))),
  );
}

function linkStyle({ color = "black" }: Style, own?: string): PdfStyle {
  return { color: own ?? color, textDecoration: "none" };
}
