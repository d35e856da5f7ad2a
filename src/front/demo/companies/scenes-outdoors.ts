import { along, box, dot, line, type Palette, parcel, plant, shape } from "./scene-palette.ts";

const cloud = (x: number, y: number, fill: string) =>
  `<g fill="${fill}"><circle cx="${x}" cy="${y}" r="22"/><circle cx="${x + 28}" cy="${y - 10}" r="28"/><circle cx="${x + 60}" cy="${y}" r="22"/><rect x="${x - 20}" y="${y}" width="100" height="22" rx="11"/></g>`;

const open = (p: Palette) => box(0, 0, 720, 480, p.sky) + cloud(90, 90, p.white) + cloud(470, 70, p.white);

const turbine = (x: number, y: number, size: number, turn: number, p: Palette) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-5 0L-9 220H9L5 0Z" fill="${p.white}"/><g transform="rotate(${turn})">${[0, 120, 240].map((angle) => `<path transform="rotate(${angle})" d="M0 0C14 -30 8 -86 2 -112C-6 -80 -8 -30 0 0Z" fill="${p.white}"/>`).join("")}</g><circle r="9" fill="${p.mid}"/></g>`;

/** Drawings of workplaces outdoors: a construction site, fields, a quay, a roof. */
export const scenesOutdoors = {
  rooftop: (p: Palette) =>
    box(0, 0, 720, 480, p.sky) +
    dot(560, 150, 56, p.warm) +
    along([20, 110, 190, 300, 400, 520, 620], (x, i) =>
      box(x, 220 - ((i * 53) % 90), 84, 240, i % 2 ? p.soft : p.mid),
    ) +
    box(0, 370, 720, 110, p.deep) +
    box(0, 356, 720, 16, p.dark) +
    line("M40 300Q200 350 360 300T680 300", p.dark, 3) +
    along([100, 180, 260, 450, 540, 620], (x, i) => dot(x, 322 - (i % 2) * 6, 7, p.warm)) +
    along([40, 360, 680], (x) => line(`M${x} 290V372`, p.dark, 5)) +
    along(
      [180, 470],
      (x) =>
        box(x, 410, 110, 10, p.white, 5) +
        line(`M${x + 55} 420V462`, p.white, 6) +
        box(x - 44, 424, 34, 10, p.warm, 5) +
        box(x + 120, 424, 34, 10, p.warm, 5),
    ) +
    plant(60, 460, p, 1) +
    plant(660, 460, p, 1),
  site: (p: Palette) =>
    open(p) +
    box(0, 400, 720, 80, p.warm) +
    box(0, 392, 720, 12, p.deep) +
    along([0, 1, 2, 3], (i) => box(90, 150 + i * 62, 260, 10, p.deep)) +
    along([90, 174, 256, 340], (x) => box(x, 130, 12, 264, p.mid)) +
    along([104, 186, 268], (x, i) => box(x, 284 - i * 62 + 48, 70, 62, p.soft)) +
    box(520, 90, 16, 310, p.dark) +
    line("M528 60L400 96M528 60L680 96M360 98H700", p.dark, 6) +
    box(660, 98, 34, 34, p.deep, 3) +
    line("M420 98V190", p.dark, 3) +
    box(392, 190, 56, 16, p.mid, 2) +
    along([140, 157, 174], (y) => line(`M520 ${y * 1.6}l16 20`, p.mid, 3)) +
    shape("M600 400l30 -70l30 70Z", p.deep) +
    box(612, 366, 36, 9, p.white) +
    box(420, 362, 70, 38, p.leaf, 4) +
    dot(440, 402, 12, p.dark) +
    dot(474, 402, 12, p.dark),
  turbines: (p: Palette) =>
    open(p) +
    dot(610, 150, 44, p.warm) +
    shape("M0 350Q180 280 360 340T720 310V480H0Z", p.soft) +
    turbine(170, 180, 0.9, 12, p) +
    turbine(400, 150, 1.1, 48, p) +
    turbine(590, 220, 0.7, 80, p) +
    shape("M0 400Q200 340 420 390T720 370V480H0Z", p.leaf) +
    along(
      [90, 210, 330],
      (x) =>
        shape(`M${x} 450l26 -44h80l-26 44Z`, p.dark) +
        line(`M${x + 36} 450l26 -44M${x + 10} 430h80`, p.mid, 3),
    ),
  field: (p: Palette) =>
    open(p) +
    dot(560, 140, 50, p.warm) +
    shape("M0 290L150 170L290 280L430 190L720 300V480H0Z", p.mid) +
    shape("M0 330Q180 280 360 320T720 300V480H0Z", p.soft) +
    along([0, 1, 2, 3, 4], (i) =>
      shape(
        `M0 ${350 + i * 28}Q200 ${318 + i * 30} 400 ${352 + i * 27}T720 ${340 + i * 30}V480H0Z`,
        i % 2 ? p.leaf : p.warm,
      ),
    ) +
    box(120, 270, 90, 60, p.white, 2) +
    shape("M108 274L165 226L222 274Z", p.deep) +
    box(152, 296, 26, 34, p.dark) +
    along([500, 560, 620], (x) => line(`M${x} 330V290`, p.dark, 5) + dot(x, 276, 24, p.leaf)),
  quay: (p: Palette) =>
    open(p) +
    box(0, 330, 720, 150, p.mid) +
    line("M30 380q20 -10 40 0t40 0M300 420q20 -10 40 0t40 0M520 380q20 -10 40 0t40 0", p.soft, 5) +
    shape("M90 300H560L520 372H130Z", p.dark) +
    box(110, 288, 430, 14, p.deep) +
    box(470, 210, 60, 80, p.white, 4) +
    along([480, 500], (x) => box(x, 224, 14, 14, p.sky)) +
    along([0, 1, 2, 3, 4, 5], (i) =>
      box(130 + i * 54, 254, 48, 34, [p.warm, p.deep, p.leaf, p.mid, p.warm, p.deep][i]!, 2),
    ) +
    along([0, 1, 2, 3], (i) => box(184 + i * 54, 218, 48, 34, [p.leaf, p.warm, p.deep, p.mid][i]!, 2)) +
    box(0, 440, 720, 40, p.soft) +
    line("M620 440V120M680 440V120M400 130H700M620 120L540 130", p.deep, 10) +
    line("M440 130V200", p.dark, 3) +
    box(416, 200, 48, 30, p.warm, 2) +
    parcel(60, 404, 46, 36, p) +
    parcel(112, 412, 36, 28, p),
} as const;
