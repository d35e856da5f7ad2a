import { along, box, line, type Palette, parcel } from "./scene-palette.ts";

/** Draws the wall and the floor of a room. */
export const room = (p: Palette, floor = 380) =>
  box(0, 0, 720, 480, p.wall) + box(0, floor, 720, 480 - floor, p.soft);

/** Draws a window with a view of the city. */
export const city = (p: Palette, x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, p.sky, 6) +
  along([0.08, 0.24, 0.38, 0.56, 0.74], (at, i) => {
    const tall = h * [0.5, 0.72, 0.4, 0.62, 0.46][i]!;
    return box(x + w * at, y + h - tall, w * 0.14, tall, i % 2 ? p.mid : p.soft);
  });

/** Draws a chair from behind, with its feet on `y`. */
export const chair = (x: number, y: number, p: Palette) =>
  box(x - 24, y - 74, 48, 46, p.deep, 12) +
  box(x - 28, y - 30, 56, 12, p.dark, 6) +
  line(`M${x} ${y - 20}V${y}M${x - 20} ${y}H${x + 20}`, p.dark, 5);

/** Draws a computer that stands on `y`. */
export const screen = (x: number, y: number, p: Palette) =>
  box(x - 44, y - 66, 88, 54, p.dark, 5) +
  box(x - 38, y - 60, 76, 42, p.white, 2) +
  along([0, 1, 2], (i) => box(x - 30, y - 52 + i * 11, 24 + ((i * 17) % 30), 4, i ? p.mid : p.deep, 2)) +
  box(x - 5, y - 12, 10, 12, p.dark) +
  box(x - 20, y - 4, 40, 5, p.dark, 2);

/** Draws shelves with boxes. */
export const rack = (x: number, p: Palette) =>
  box(x, 120, 8, 270, p.dark) +
  box(x + 172, 120, 8, 270, p.dark) +
  along(
    [190, 280, 370],
    (y, i) =>
      box(x, y, 180, 9, p.deep) +
      parcel(x + 18, y - 52, 62, 52, p) +
      (i === 1 ? parcel(x + 96, y - 38, 58, 38, p) : parcel(x + 92, y - 60, 70, 60, p)),
  );
