import { chair, city, room, screen } from "./scene-furniture.ts";
import { along, box, dot, lamp, line, type Palette, plant, shape } from "./scene-palette.ts";

/** Drawings of rooms in which people sit: offices, a studio, a hall. */
export const scenesDesks = {
  office: (p: Palette) =>
    room(p) +
    city(p, 60, 60, 260, 190) +
    city(p, 350, 60, 310, 190) +
    line("M60 155H320M190 60V250M350 155H660M505 60V250", p.white, 6) +
    lamp(190, 76, p) +
    lamp(505, 76, p) +
    along([150, 330, 510], (x) => chair(x + 20, 430, p)) +
    box(70, 330, 540, 16, p.dark, 6) +
    along([96, 572], (x) => box(x, 346, 12, 86, p.dark)) +
    along([150, 330, 510], (x) => screen(x + 20, 332, p)) +
    plant(664, 430, p, 1.2),
  meeting: (p: Palette) =>
    room(p) +
    box(90, 70, 330, 190, p.dark, 8) +
    box(100, 80, 310, 170, p.white, 4) +
    line("M130 210L190 160L240 185L310 115L370 130", p.deep, 6) +
    along([0, 1, 2], (i) => box(130, 100 + i * 16, 70 - i * 14, 6, p.mid, 3)) +
    box(470, 60, 170, 210, p.sky, 6) +
    line("M555 60V270", p.white, 6) +
    dot(600, 110, 20, p.warm) +
    lamp(330, 60, p) +
    along([150, 270, 390, 510], (x) => chair(x + 10, 420, p)) +
    `<ellipse cx="340" cy="372" rx="230" ry="34" fill="${p.deep}"/><ellipse cx="340" cy="364" rx="230" ry="32" fill="${p.mid}"/>` +
    along([240, 330, 420], (x) => box(x, 350, 44, 10, p.white, 3)) +
    box(328, 398, 24, 60, p.dark) +
    plant(650, 440, p, 1.3),
  kitchen: (p: Palette) =>
    room(p, 400) +
    along([80, 250, 420], (x) => box(x, 70, 150, 90, p.mid, 6) + box(x + 66, 146, 18, 5, p.dark, 2)) +
    box(600, 70, 80, 330, p.white, 8) +
    box(600, 180, 80, 4, p.soft) +
    box(612, 120, 5, 40, p.mid, 2) +
    box(612, 200, 5, 60, p.mid, 2) +
    box(60, 270, 520, 18, p.dark, 4) +
    box(70, 288, 500, 112, p.deep) +
    along([192, 320, 446], (x) => box(x, 288, 3, 112, p.dark)) +
    box(110, 208, 60, 62, p.dark, 6) +
    box(122, 232, 36, 24, p.warm, 3) +
    along([230, 262, 294], (x, i) => box(x, 246, 22, 24, i % 2 ? p.warm : p.white, 4)) +
    shape("M380 270q0 -44 46 -44t46 44Z", p.mid) +
    dot(426, 222, 6, p.dark) +
    plant(540, 270, p, 0.8) +
    lamp(160, 200, p) +
    lamp(500, 200, p),
  studio: (p: Palette) =>
    room(p) +
    box(70, 60, 400, 220, p.warm, 6) +
    along(
      [0, 1, 2, 3, 4, 5],
      (i) =>
        box(92 + (i % 3) * 126, 82 + Math.floor(i / 3) * 98, 100, 76, p.white, 3) +
        (i % 2
          ? dot(142 + (i % 3) * 126, 120 + Math.floor(i / 3) * 98, 20, p.mid)
          : shape(
              `M${102 + (i % 3) * 126} ${148 + Math.floor(i / 3) * 98}l30 -44l22 26l14 -14l14 32Z`,
              p.deep,
            )),
    ) +
    box(520, 60, 140, 200, p.sky, 6) +
    line("M590 60V260", p.white, 6) +
    box(90, 330, 520, 14, p.dark, 5) +
    line("M130 344L104 440M570 344L596 440", p.dark, 9) +
    shape("M200 330L360 330L340 300L220 300Z", p.white) +
    line("M240 316H320", p.mid, 4) +
    line("M430 330V270L480 236", p.dark, 6) +
    shape("M462 226L504 214L512 246Z", p.deep) +
    along([530, 542, 554], (x, i) => line(`M${x} 330V${292 - i * 6}`, i % 2 ? p.deep : p.leaf, 5)) +
    box(522, 306, 42, 24, p.warm, 4) +
    plant(664, 440, p, 1.2) +
    chair(300, 446, p),
  servers: (p: Palette) =>
    box(0, 0, 720, 480, p.soft) +
    shape("M0 480L250 360H470L720 480Z", p.mid) +
    box(250, 120, 220, 240, p.wall) +
    along(
      [40, 150],
      (x) =>
        box(x, 70, 90, 330, p.dark, 6) +
        along(
          [0, 1, 2, 3, 4, 5, 6],
          (i) =>
            box(x + 10, 88 + i * 42, 70, 30, p.deep, 3) +
            dot(x + 22, 103 + i * 42, 4, i % 3 ? p.leaf : p.warm),
        ),
    ) +
    along(
      [480, 590],
      (x) =>
        box(x, 70, 90, 330, p.dark, 6) +
        along(
          [0, 1, 2, 3, 4, 5, 6],
          (i) =>
            box(x + 10, 88 + i * 42, 70, 30, p.deep, 3) +
            dot(x + 22, 103 + i * 42, 4, i % 4 ? p.leaf : p.warm),
        ),
    ) +
    box(300, 180, 120, 180, p.mid, 4) +
    dot(402, 272, 5, p.dark) +
    along([280, 360, 440], (x) => box(x - 30, 30, 60, 10, p.white, 4)),
  hall: (p: Palette) =>
    room(p, 390) +
    along(
      [60, 250, 440, 630],
      (x) =>
        box(x - 18, 40, 36, 350, p.soft) +
        box(x - 26, 30, 52, 18, p.mid, 3) +
        box(x - 26, 376, 52, 16, p.mid, 3),
    ) +
    along([110, 300, 490], (x) => shape(`M${x} 250V150a45 45 0 0 1 90 0V250Z`, p.sky)) +
    lamp(345, 90, p) +
    box(130, 300, 460, 96, p.deep, 8) +
    box(120, 288, 480, 18, p.dark, 6) +
    along(
      [210, 360, 510],
      (x) =>
        box(x - 46, 230, 92, 58, p.white, 4) +
        box(x - 26, 246, 52, 5, p.mid, 2) +
        box(x - 26, 258, 34, 5, p.mid, 2),
    ) +
    plant(80, 440, p, 1.3) +
    plant(650, 440, p, 1.3),
} as const;
