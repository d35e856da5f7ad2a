import { expect, it } from "vitest";
import { demoPortraitSvg } from "./companies/portraits.ts";

const hairOf = (svg: string) =>
  [...svg.matchAll(/<path d="([^"]*)" fill="(#\w{6})"\/>/g)].map(([all]) => all);

it("People of a team have faces of their own, and only older people have grey hair", () => {
  for (const gender of [1, 2] as const) {
    const team = [0, 1, 2, 3].map((nth) => demoPortraitSvg({ fullName: `An ${nth}`, gender }, 120, nth));
    expect(new Set(team.map((svg) => hairOf(svg).join())).size).toBe(team.length);
  }
  const grey = "#8a8480";
  const person = { fullName: "Nguyễn Kim Dung", gender: 2 } as const;
  expect(demoPortraitSvg({ ...person, birthYear: 1996 }, 120)).not.toContain(grey);
  expect(demoPortraitSvg({ ...person, birthYear: 1965 }, 120)).toContain(grey);
});
