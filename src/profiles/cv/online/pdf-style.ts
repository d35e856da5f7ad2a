import type { Style } from "./nodes.ts";

export type PdfStyle = Record<string, string | number>;

const aligned = { start: "flex-start", center: "center", end: "flex-end", baseline: "baseline" } as const;
const justified = { between: "space-between", center: "center", end: "flex-end" } as const;

/** Converts a style to @react-pdf/renderer. */
export function pdfStyle(style: Style): PdfStyle {
  const { margin, padding, borderTop, borderBottom, borderLeft } = style;
  const sides = (name: string, [top, right, bottom, left]: readonly number[]) => ({
    [`${name}Top`]: top!,
    [`${name}Right`]: right!,
    [`${name}Bottom`]: bottom!,
    [`${name}Left`]: left!,
  });
  const line = (name: string, value: readonly [number, string] | undefined) =>
    value ? { [`${name}Width`]: value[0], [`${name}Color`]: value[1], [`${name}Style`]: "solid" } : {};
  return {
    ...(style.direction && { flexDirection: style.direction }),
    ...(style.wrap && { flexWrap: "wrap" }),
    ...(style.gap !== undefined && { columnGap: style.gap }),
    ...(style.width !== undefined && { width: style.width, flexShrink: 0 }),
    ...(style.height !== undefined && { height: style.height }),
    ...(style.grow && { flexGrow: 1, flexShrink: 1, flexBasis: 0 }),
    ...(style.align && { alignItems: aligned[style.align] }),
    ...(style.justify && { justifyContent: justified[style.justify] }),
    ...(margin && sides("margin", margin)),
    ...(padding && sides("padding", padding)),
    ...(style.background && { backgroundColor: style.background }),
    ...(style.radius !== undefined && { borderRadius: style.radius }),
    ...line("borderTop", borderTop),
    ...line("borderBottom", borderBottom),
    ...line("borderLeft", borderLeft),
    ...(style.size && { fontSize: style.size }),
    ...(style.leading && { lineHeight: style.leading }),
    ...(style.bold !== undefined && { fontWeight: style.bold ? 600 : 400 }),
    ...(style.color && { color: style.color }),
    ...(style.tracking && { letterSpacing: style.tracking }),
    ...(style.upper && { textTransform: "uppercase" }),
    ...(style.textAlign && { textAlign: style.textAlign }),
  };
}
