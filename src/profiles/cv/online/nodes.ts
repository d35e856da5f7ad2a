/* The nodes of templates. A template returns a tree of these nodes; draw-pdf.ts draws it as a PDF and
    draw-html.ts as HTML, so that both agree. Lengths are points on an A4 page, 595 × 842. */

export const pageWidth = 595;
export const pageHeight = 842;

/** Lengths at the sides of a node: top, right, bottom, left. */
export type Sides = readonly [number, number, number, number];
export type Line = readonly [width: number, color: string];

export interface Style {
  direction?: "row" | "row-reverse";
  wrap?: boolean;
  gap?: number;
  width?: number;
  height?: number;
  /** Takes the remaining space beside its siblings. */
  grow?: boolean;
  align?: "start" | "center" | "end" | "baseline";
  justify?: "between" | "center" | "end";
  margin?: Sides;
  padding?: Sides;
  background?: string;
  radius?: number;
  borderTop?: Line;
  borderBottom?: Line;
  borderLeft?: Line;
  size?: number;
  leading?: number;
  bold?: boolean;
  color?: string;
  tracking?: number;
  upper?: boolean;
  textAlign?: "left" | "center" | "right";
}

export interface Run {
  text: string;
  href?: string;
  bold?: boolean;
  color?: string;
}

export interface Box {
  type: "box";
  tag?: "header" | "main" | "aside" | "ul" | "li";
  style: Style;
  children: CvNode[];
  /** True for a box that is never divided between two pages. */
  keep?: boolean;
}

export interface Text {
  type: "text";
  tag: "h1" | "h2" | "h3" | "p" | "span";
  style: Style;
  runs: Run[];
}

/** An ornament without text; it is hidden from screen readers. */
export interface Mark {
  type: "mark";
  style: Style;
}

export interface Picture {
  type: "picture";
  size: number;
  radius: number;
  border?: Line;
  margin?: Sides;
}

/** The logo of a letterhead, a PNG in base64; its width follows from its height. */
export interface Logo {
  type: "logo";
  png: string;
  height: number;
  maxWidth: number;
  margin: Sides;
}

/** A heading and its content: they share a page at least to the end of the first item. */
export interface Section {
  type: "section";
  heading: Text | Box;
  items: CvNode[];
}

/** A job, school or similar: its head shares a page with the first lines of its body. */
export interface Entry {
  type: "entry";
  head: CvNode;
  body: CvNode[];
  /** Space above the entry. */
  above: number;
}

export type CvNode = Box | Text | Mark | Picture | Logo | Section | Entry;

export interface Page {
  padding: Sides;
  /** The background of a column, from edge to edge on every page. */
  column?: { left: number; width: number; background: string };
  children: CvNode[];
  /** Left edge and width of the footer of CVs with several pages. */
  footer: { left: number; width: number };
  /** True when the template shrinks to fit on one page. */
  fits?: boolean;
}

export const box = (style: Style, children: (CvNode | null)[], more: Partial<Box> = {}): Box => ({
  type: "box",
  style,
  children: children.filter((child) => child !== null),
  ...more,
});

export const row = (style: Style, children: (CvNode | null)[], more: Partial<Box> = {}): Box =>
  box({ direction: "row", ...style }, children, more);

export const text = (tag: Text["tag"], style: Style, runs: string | Run[]): Text => ({
  type: "text",
  tag,
  style,
  runs: typeof runs === "string" ? [{ text: runs }] : runs,
});

export const mark = (style: Style): Mark => ({ type: "mark", style });
