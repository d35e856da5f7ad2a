/** A few colours derived from a company's hue, so that its pictures match each other. */
export interface Palette {
  wall: string;
  soft: string;
  mid: string;
  deep: string;
  dark: string;
  warm: string;
  leaf: string;
  white: string;
  sky: string;
}

export function palette(hue: number): Palette {
  return {
    wall: `hsl(${hue} 36% 93%)`,
    soft: `hsl(${hue} 32% 85%)`,
    mid: `hsl(${hue} 34% 70%)`,
    deep: `hsl(${hue} 36% 46%)`,
    dark: `hsl(${hue} 38% 28%)`,
    warm: "hsl(36 68% 76%)",
    leaf: "hsl(152 32% 46%)",
    white: "hsl(40 40% 98%)",
    sky: `hsl(${(hue + 200) % 360} 30% 92%)`,
  };
}

/** Functions that return a shape as SVG: a filled box, a circle, a path, a line. */
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Draws the same thing at several horizontal positions. */
export const along = (xs: readonly number[], draw: (x: number, index: number) => string) =>
  xs.map(draw).join("");

/** Draws a plant in a pot that stands on `y`. */
export function plant(x: number, y: number, { leaf, deep, warm }: Palette, size = 1): string {
  const s = (n: number) => n * size;
  return (
    shape(
      `M${x} ${y - s(34)}q${s(-34)} ${s(-18)} ${s(-26)} ${s(-64)}q${s(30)} ${s(14)} ${s(26)} ${s(64)}Z`,
      leaf,
    ) +
    shape(
      `M${x} ${y - s(34)}q${s(34)} ${s(-26)} ${s(22)} ${s(-78)}q${s(-32)} ${s(26)} ${s(-22)} ${s(78)}Z`,
      leaf,
    ) +
    line(`M${x} ${y - s(30)}V${y - s(92)}`, deep, s(3)) +
    shape(`M${x - s(20)} ${y - s(36)}h${s(40)}l${s(-6)} ${s(36)}h${s(-28)}Z`, warm)
  );
}

/** Draws a lamp that hangs from the ceiling down to `y`. */
export function lamp(x: number, y: number, { dark, warm }: Palette): string {
  return (
    line(`M${x} 0V${y - 26}`, dark, 3) +
    shape(`M${x - 34} ${y}q4 -28 34 -28t34 28Z`, dark) +
    shape(`M${x - 12} ${y}a12 9 0 0 0 24 0Z`, warm)
  );
}

/** Draws a cardboard box. */
export function parcel(x: number, y: number, w: number, h: number, { warm, white }: Palette): string {
  return box(x, y, w, h, warm, 3) + box(x + w / 2 - 5, y, 10, h, white);
}
