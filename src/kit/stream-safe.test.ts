import { expect, it } from "vitest";
import { streamSafe } from "./stream-safe.ts";

it("A text keeps its marks as any language writes them, and 30 in a row of more", () => {
  for (const text of [
    "Nguyễn".normalize("NFD"),
    "한국어",
    "שָׁלוֹם",
    "👩‍🌾🇻🇳🙂",
    "a".repeat(100),
    "漢".repeat(100),
  ])
    expect(streamSafe(text)).toBe(text);
  expect(streamSafe(`a${"\u0301\u0323".repeat(50)}b`)).toBe(`a${"\u0301\u0323".repeat(15)}b`);
});

it("A megabyte of marks is normalized at once", () => {
  const before = process.cpuUsage().user;
  streamSafe(`a${"\u0301\u0323".repeat(500_000)}`).normalize("NFC");
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(500);
});
