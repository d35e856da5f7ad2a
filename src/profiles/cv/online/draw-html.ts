import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import {
  type Box,
  type CvNode,
  type Mark,
  type Page,
  type Picture,
  pageHeight,
  type Style,
  type Text,
} from "./nodes.ts";

/**
 * Converts a length of a template: the sheet's style defines the point, so that a sheet of any width looks
 * the same.
 */
const points = (length: number) => `calc(var(--cv-point) * ${length})`;
const sides = (lengths: readonly number[]) => lengths.map(points).join(" ");

export interface HtmlGiven {
  page: Page;
  photo: { src: string; alt: string } | null;
}

/** Draws a page of a template as HTML elements: headings, lists and links, for screen readers too. */
export function drawHtml({ page, photo }: HtmlGiven): ReactElement {
  const { column } = page;
  return createElement(
    "div",
    {
      style: { position: "relative", minHeight: points(pageHeight), padding: sides(page.padding), zIndex: 0 },
    },
    column &&
      createElement("div", {
        "aria-hidden": true,
        style: {
          position: "absolute",
          zIndex: -1,
          top: 0,
          bottom: 0,
          left: points(column.left),
          width: points(column.width),
          background: column.background,
        },
      }),
    ...grouped(page.children, photo),
  );
}

/** Groups adjacent items into one list, unless they are already in a list. */
function grouped(nodes: readonly CvNode[], photo: HtmlGiven["photo"], isList = false): ReactNode[] {
  if (isList) return nodes.map((node) => draw(node, photo));
  const groups: CvNode[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last && isItem(node) && isItem(last[0]!)) last.push(node);
    else groups.push([node]);
  }
  return groups.map((group) => {
    const drawn = group.map((node) => draw(node, photo));
    return isItem(group[0]!) ? createElement("ul", { role: "list", style: plain }, ...drawn) : drawn[0];
  });
}

/** Style of an element that is printed undivided, on the same page as the next element. */
const together: CSSProperties = { breakInside: "avoid", breakAfter: "avoid" };

const isItem = (node: CvNode) => node.type === "box" && node.tag === "li";
const plain: CSSProperties = { margin: 0, padding: 0, listStyle: "none" };

function draw(node: CvNode, photo: HtmlGiven["photo"]): ReactNode {
  switch (node.type) {
    case "box":
      return drawBox(node, photo);
    case "text":
      return drawText(node);
    case "mark":
      return drawMark(node);
    case "picture":
      return photo && drawPicture(node, photo);
    case "logo":
      return createElement("img", {
        src: `data:image/png;base64,${node.png}`,
        alt: "",
        style: {
          display: "block",
          height: points(node.height),
          maxWidth: points(node.maxWidth),
          objectFit: "contain",
          objectPosition: "left",
          margin: sides(node.margin),
        },
      });
    case "section":
      return createElement(
        "section",
        null,
        createElement("div", { style: together }, draw(node.heading, photo)),
        ...grouped(node.items, photo),
      );
    case "entry":
      return createElement(
        "div",
        { style: { paddingTop: points(node.above) } },
        createElement("div", { style: together }, draw(node.head, photo)),
        ...grouped(node.body, photo),
      );
  }
}

function drawBox({ tag, style, children }: Box, photo: HtmlGiven["photo"]): ReactElement {
  const isList = tag === "ul";
  // Other tags become a div, because the page around the sheet already has landmarks such as main.
  const name = tag === "ul" || tag === "li" ? tag : "div";
  return createElement(
    name,
    { ...(isList && { role: "list" }), style: { ...(isList && plain), ...css(style) } },
    ...grouped(children, photo, isList),
  );
}

/** The page around the sheet already has a first-level heading. */
const tags = { h1: "h2", h2: "h3", h3: "h4", p: "p", span: "span" } as const;

function drawText({ tag, style, runs }: Text): ReactElement {
  const isDot = runs.length === 1 && runs[0]!.text === "•";
  return createElement(
    tags[tag],
    { ...(isDot && { "aria-hidden": true }), style: { ...textReset, ...css(style) } },
    ...runs.map(({ text, href, bold, color }) => {
      const own = { ...(bold && { fontWeight: 600 }), ...(color && { color }) };
      if (href)
        return createElement(
          "a",
          {
            href,
            rel: "noreferrer",
            target: "_blank",
            style: { color: "inherit", textDecoration: "none", ...own },
          },
          text,
        );
      return bold || color ? createElement("span", { style: own }, text) : text;
    }),
  );
}

const textReset: CSSProperties = {
  display: "block",
  margin: 0,
  fontWeight: 400,
  overflowWrap: "anywhere",
  minWidth: 0,
};

function drawMark({ style }: Mark): ReactElement {
  return createElement("div", { "aria-hidden": true, style: { ...css(style), flexShrink: 0 } });
}

function drawPicture(
  { size, radius, border, margin }: Picture,
  { src, alt }: { src: string; alt: string },
): ReactElement {
  return createElement("img", {
    src,
    alt,
    style: {
      width: points(size),
      height: points(size),
      maxWidth: "none",
      flexShrink: 0,
      boxSizing: "border-box",
      objectFit: "cover",
      borderRadius: points(radius),
      ...(border && { border: `${points(border[0])} solid ${border[1]}` }),
      ...(margin && { margin: sides(margin) }),
    },
  });
}

const aligned = { start: "flex-start", center: "center", end: "flex-end", baseline: "baseline" } as const;
const justified = { between: "space-between", center: "center", end: "flex-end" } as const;

function css(style: Style): CSSProperties {
  const line = (value: readonly [number, string] | undefined) =>
    value && `${points(value[0])} solid ${value[1]}`;
  return {
    boxSizing: "border-box",
    ...(style.direction && { display: "flex", flexDirection: style.direction }),
    ...(style.wrap && { flexWrap: "wrap" }),
    ...(style.gap !== undefined && { columnGap: points(style.gap) }),
    ...(style.width !== undefined && { width: points(style.width), flexShrink: 0 }),
    ...(style.height !== undefined && { height: points(style.height) }),
    ...(style.grow && { flex: "1 1 0", minWidth: 0 }),
    ...(style.align && { alignItems: aligned[style.align] }),
    ...(style.justify && { justifyContent: justified[style.justify] }),
    ...(style.margin && { margin: sides(style.margin) }),
    ...(style.padding && { padding: sides(style.padding) }),
    ...(style.background && { background: style.background }),
    ...(style.radius !== undefined && { borderRadius: points(style.radius) }),
    ...(style.borderTop && { borderTop: line(style.borderTop) }),
    ...(style.borderBottom && { borderBottom: line(style.borderBottom) }),
    ...(style.borderLeft && { borderLeft: line(style.borderLeft) }),
    ...(style.size && { fontSize: points(style.size) }),
    ...(style.leading && { lineHeight: style.leading }),
    ...(style.bold !== undefined && { fontWeight: style.bold ? 600 : 400 }),
    ...(style.color && { color: style.color }),
    ...(style.tracking && { letterSpacing: points(style.tracking) }),
    ...(style.upper && { textTransform: "uppercase" }),
    ...(style.textAlign && { textAlign: style.textAlign }),
  };
}
