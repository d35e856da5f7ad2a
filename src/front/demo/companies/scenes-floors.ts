import { rack, room, screen } from "./scene-furniture.ts";
import { along, box, dot, lamp, line, type Palette, parcel, plant, shape } from "./scene-palette.ts";

/** Drawings of rooms in which people stand: a plant, shops, a clinic, a classroom. */
export const scenesFloors = {
  plant: (p: Palette) =>
    box(0, 0, 720, 480, p.wall) +
    shape("M0 130L120 50L240 130L360 50L480 130L600 50L720 130V0H0Z", p.soft) +
    line("M0 130L120 50L240 130L360 50L480 130L600 50L720 130", p.mid, 7) +
    box(0, 390, 720, 90, p.soft) +
    lamp(180, 170, p) +
    lamp(360, 170, p) +
    lamp(540, 170, p) +
    along(
      [60, 280, 500],
      (x, i) =>
        box(x, 220, 150, 110, i % 2 ? p.mid : p.deep, 8) +
        box(x + 18, 240, 60, 44, p.wall, 4) +
        along([0, 1, 2], (n) => dot(x + 100 + n * 16, 252, 5, n ? p.warm : p.leaf)) +
        box(x + 92, 272, 42, 10, p.dark, 3),
    ) +
    box(20, 336, 680, 18, p.dark, 9) +
    along(
      [40, 140, 240, 340, 440, 540, 640],
      (x) => dot(x, 345, 6, p.mid) + line(`M${x} 354V400`, p.dark, 7),
    ) +
    along([80, 220, 370, 520, 620], (x, i) => parcel(x, 300, 44 + (i % 2) * 10, 36, p)),
  warehouse: (p: Palette) =>
    room(p, 390) +
    box(0, 0, 720, 70, p.soft) +
    along([120, 360, 600], (x) => box(x - 50, 40, 100, 10, p.white, 5)) +
    rack(30, p) +
    rack(240, p) +
    shape("M500 390V290h90l26 50v50Z", p.deep) +
    shape("M520 306h56l16 34h-72Z", p.sky) +
    box(634, 210, 10, 184, p.dark) +
    box(640, 380, 66, 8, p.dark) +
    parcel(648, 326, 54, 54, p) +
    dot(528, 394, 20, p.dark) +
    dot(596, 394, 20, p.dark) +
    dot(528, 394, 8, p.mid) +
    dot(596, 394, 8, p.mid),
  shop: (p: Palette) =>
    room(p, 400) +
    along(
      [60, 240, 420],
      (x, n) =>
        box(x, 90, 160, 220, p.soft, 6) +
        along([150, 220, 290], (y) => box(x, y, 160, 8, p.deep)) +
        along(
          [0, 1, 2, 3],
          (i) =>
            box(x + 14 + i * 36, 112, 24, 38, [p.mid, p.warm, p.leaf, p.deep][(i + n) % 4]!, 4) +
            box(
              x + 12 + i * 36,
              190 - (i % 2) * 6,
              28,
              30 + (i % 2) * 6,
              [p.deep, p.white, p.warm, p.mid][(i + n) % 4]!,
              4,
            ) +
            dot(x + 26 + i * 36, 274, 15, [p.warm, p.leaf, p.mid, p.white][(i + n) % 4]!),
        ),
    ) +
    lamp(140, 70, p) +
    lamp(320, 70, p) +
    lamp(500, 70, p) +
    box(480, 330, 210, 100, p.deep, 8) +
    box(470, 318, 230, 16, p.dark, 5) +
    box(540, 262, 76, 50, p.dark, 5) +
    box(547, 268, 62, 36, p.white, 3) +
    box(572, 310, 14, 10, p.dark) +
    plant(660, 318, p, 0.8) +
    shape("M70 430h120l-14 -50H84Z", p.mid) +
    along([86, 174], (x) => dot(x, 440, 9, p.dark)),
  cafe: (p: Palette) =>
    room(p, 400) +
    box(60, 60, 330, 120, p.soft, 6) +
    along([116, 172], (y) => box(60, y, 330, 8, p.deep)) +
    along(
      [0, 1, 2, 3, 4, 5],
      (i) =>
        shape(`M${80 + i * 52} 92h30l-4 24h-22Z`, i % 2 ? p.white : p.warm) +
        box(82 + i * 52, 140, 26, 32, i % 3 ? p.mid : p.deep, 5),
    ) +
    box(450, 60, 210, 210, p.sky, 6) +
    line("M555 60V270", p.white, 6) +
    lamp(170, 240, p) +
    lamp(300, 240, p) +
    lamp(430, 240, p) +
    box(70, 310, 470, 110, p.deep, 6) +
    box(56, 296, 498, 18, p.dark, 6) +
    box(110, 232, 110, 64, p.dark, 8) +
    box(124, 250, 82, 22, p.mid, 4) +
    along([136, 176], (x) => box(x, 276, 18, 20, p.white, 3)) +
    shape("M400 296a34 34 0 0 1 68 0Z", p.white) +
    dot(420, 284, 9, p.warm) +
    dot(444, 284, 9, p.warm) +
    along(
      [600, 670],
      (x) => box(x - 26, 350, 52, 12, p.dark, 6) + line(`M${x} 362V450M${x - 20} 450H${x + 20}`, p.dark, 6),
    ) +
    plant(650, 300, p, 0.9) +
    box(620, 300, 60, 6, p.deep, 3),
  lobby: (p: Palette) =>
    room(p, 390) +
    shape("M150 330V150a90 90 0 0 1 180 0V330ZM390 330V150a90 90 0 0 1 180 0V330Z", p.sky) +
    shape("M150 330V250q45 -16 90 0t90 0V330ZM390 330V250q45 -16 90 0t90 0V330Z", p.mid) +
    dot(520, 150, 24, p.warm) +
    dot(280, 150, 16, p.white) +
    lamp(360, 110, p) +
    box(190, 340, 340, 50, p.deep, 20) +
    box(170, 318, 40, 84, p.dark, 16) +
    box(510, 318, 40, 84, p.dark, 16) +
    along([250, 360, 470], (x) => box(x - 40, 316, 80, 50, x === 360 ? p.warm : p.white, 12)) +
    `<ellipse cx="360" cy="440" rx="120" ry="18" fill="${p.mid}"/>` +
    plant(80, 430, p, 1.6) +
    plant(650, 430, p, 1.6),
  classroom: (p: Palette) =>
    room(p) +
    box(150, 60, 340, 170, p.warm, 6) +
    box(160, 70, 320, 150, p.dark, 3) +
    line("M190 110H300M190 140H360M190 170H270", p.wall, 5) +
    line("M390 180L420 110L450 180M402 156H438", p.warm, 6) +
    box(530, 60, 140, 190, p.sky, 6) +
    line("M600 60V250M530 155H670", p.white, 6) +
    dot(640, 100, 16, p.warm) +
    box(50, 90, 70, 150, p.soft, 5) +
    along([0, 1, 2], (i) => box(60, 110 + i * 44, 50, 6, p.deep)) +
    along(
      [110, 290, 470],
      (x) =>
        box(x, 320, 130, 14, p.deep, 4) +
        line(`M${x + 14} 334V400M${x + 116} 334V400`, p.dark, 7) +
        box(x + 24, 306, 44, 14, p.white, 2) +
        box(x + 78, 300, 26, 20, x === 290 ? p.leaf : p.warm, 3) +
        box(x + 40, 368, 52, 12, p.mid, 5) +
        line(`M${x + 50} 380V436M${x + 82} 380V436`, p.mid, 6),
    ) +
    dot(660, 330, 30, p.mid) +
    line("M660 360V396M636 396H684", p.dark, 6) +
    shape("M640 322q20 -26 40 -4q-14 10 -10 26q-22 -4 -30 -22Z", p.leaf),
  clinic: (p: Palette) =>
    room(p, 390) +
    box(60, 70, 190, 170, p.sky, 6) +
    line("M155 70V240", p.white, 6) +
    dot(210, 116, 18, p.warm) +
    box(420, 60, 96, 96, p.white, 20) +
    shape("M458 80h20v18h18v20h-18v18h-20v-18h-18v-20h18Z", p.leaf) +
    lamp(330, 90, p) +
    box(330, 290, 290, 110, p.white, 14) +
    box(330, 350, 290, 50, p.mid, 14) +
    box(316, 276, 318, 20, p.deep, 8) +
    screen(430, 278, p) +
    plant(580, 276, p, 0.8) +
    along(
      [60, 140, 220],
      (x) =>
        box(x, 330, 66, 16, p.deep, 6) +
        box(x, 270, 66, 54, p.mid, 10) +
        line(`M${x + 10} 346V400M${x + 56} 346V400`, p.dark, 6),
    ) +
    plant(676, 440, p, 1.4),
} as const;
