import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(text: string, ground: string, theme: "light" | "dark"): number {
  const [a, b] = [text, ground].map((name) => luminance(colors.get(name)![theme])).sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (a + 0.05) / (b + 0.05);
}

const grounds = ["paper", "mist", "canvas", "surface", "float"];
const tones = ["success", "warning", "danger", "info", "lotus"];
const pairs = [
  ...["ink-900", "ink-700", "ink-500", "leaf-600", "leaf-700", ...tones.map((tone) => `${tone}-600`)].flatMap(
    (text) => grounds.map((ground) => [text, ground]),
  ),
  ...tones.map((tone) => [`${tone}-600`, `${tone}-100`]),
  ...tones.flatMap((tone) => [
    ["ink-900", `${tone}-100`],
    ["ink-700", `${tone}-100`],
  ]),
  ["ink-700", "line"],
  ["ink-500", "hover"],
  ["leaf-700", "leaf-50"],
  ["leaf-700", "leaf-100"],
  ["leaf-900", "leaf-100"],
  ["on-leaf", "leaf-600"],
  ["on-leaf", "leaf-700"],
  ["on-danger", "danger-600"],
  ["on-ink", "ink-900"],
] as [string, string][];

describe("the palette", () => {
  for (const theme of ["light", "dark"] as const) {
    it.each(pairs)(`lets %s be read on %s (${theme}, at least 4.5 : 1)`, (text, ground) => {
      expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
    });
    it.each(grounds)(`lets the edge of a control be seen on %s (${theme}, at least 3 : 1)`, (ground) => {
      expect(contrast("edge", ground, theme)).toBeGreaterThanOrEqual(3);
    });
  }
});
