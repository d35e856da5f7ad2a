import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addressesOf, allPages } from "#app/loaded-pages.ts";
import { declaredRooms } from "#app/rooms.ts";
import { siteMap } from "#app/site-map.ts";

/** Pattern of addresses that are not pages, such as feeds and pictures. */
const withoutPage = /^\/(rss|sitemap|og|api)\//;

const src = join(import.meta.dirname, "../src");
const roomOf = new Map(allPages.flatMap((page) => addressesOf(page).map((address) => [address, page.room])));

/** Sample values of the parameters of path functions, by name. Other parameters get an id. */
const samples: Readonly<Record<string, unknown>> = {
  workspace: { company: 7 },
  language: "en",
  whom: { pool: 7 },
  path: "/jobs/a-job-i7",
  slug: "a-job-i7",
};

/** Returns the addresses in an export of a paths.ts, which may be a text or a function, each with its name. */
function addressesIn(name: string, value: unknown): [name: string, address: string][] {
  if (typeof value === "string") return value.startsWith("/") ? [[name, value]] : [];
  if (typeof value === "function") {
    const parameters = (/\(([^)]*)\)/.exec(String(value))?.[1] ?? "").split(",").map((each) => each.trim());
    const args = parameters.map((parameter) =>
      parameter.includes("=") ? undefined : (samples[parameter] ?? "7"),
    );
    return addressesIn(name, value(...args));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(`${name}.${key}`, inner));
}

it("An address is named once, by the room of its page", async () => {
  const wrong: string[] = [];
  const names = new Map<string, string>();
  for (const [room] of declaredRooms)
    for (const file of ["paths.ts", "console-paths.ts"]) {
      if (!existsSync(join(src, room, file))) continue;
      const module: object = await import(join(src, room, file));
      for (const [key, value] of Object.entries(module))
        for (const [name, address] of addressesIn(`${room}: ${key}`, value)) {
          const first = names.get(address);
          if (first) wrong.push(`${name} is ${first} (${address})`);
          names.set(address, name);
          if (withoutPage.test(address)) continue;
          const owner = roomOf.get(siteMap.patternOf(address.split(/[?#]/, 1)[0] ?? "") ?? "");
          if (owner !== room) wrong.push(`${name} belongs to ${owner ?? "no room"} (${address})`);
        }
    }
  expect(wrong).toEqual([]);
  expect(names.size).toBeGreaterThan(100);
});
