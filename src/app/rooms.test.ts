import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "#kit/i18n.ts";
import { catalogues } from "#kit/pages.ts";
import { iconNames } from "#ui/icons/names.ts";
import { catalogueOf } from "./catalogues.ts";
import { addressesOf, allPages } from "./loaded-pages.ts";
import { loadedRooms } from "./loaded-rooms.ts";
import { declaredRooms, wings } from "./rooms.ts";
import { siteMap } from "./site-map.ts";

const src = join(import.meta.dirname, "..");
/** The folders under src that are not wings. */
const notRooms = ["kit", "ui", "app"];

describe("The list of rooms", () => {
  it("has every folder, and what each declares", () => {
    const folders = readdirSync(src).filter((folder) => !notRooms.includes(folder));
    expect(folders.sort()).toEqual(Object.keys(wings).sort());
    const rooms = folders.flatMap((wing) => readdirSync(join(src, wing)).map((room) => `${wing}/${room}`));
    expect(rooms.sort()).toEqual(declaredRooms.map(([folder]) => folder).sort());
    const undeclared = declaredRooms.flatMap(([name, declared]) =>
      ["room", "pages"]
        .filter((kind) => existsSync(join(src, name, `${kind}.ts`)) !== kind in declared)
        .map((kind) => `${name}/${kind}.ts`),
    );
    expect(undeclared).toEqual([]);
  });

  it("is the map of ARCHITECTURE.md", () => {
    const text = readFileSync(join(src, "../ARCHITECTURE.md"), "utf8");
    const [, map = ""] = /^src\/\n([\s\S]*?)^```/m.exec(text) ?? [];
    const folders = [...map.matchAll(/^( {2,4})([a-z-]+)\/ /gm)].map(([, indent = "", folder = ""]) => ({
      folder,
      isRoom: indent.length === 4,
    }));
    const listed = Object.entries(wings).flatMap(([wing, rooms]) => [
      { folder: wing, isRoom: false },
      ...Object.keys(rooms).map((folder) => ({ folder, isRoom: true })),
    ]);
    expect(folders).toEqual([
      { folder: "kit", isRoom: false },
      { folder: "ui", isRoom: false },
      ...listed,
      { folder: "app", isRoom: false },
    ]);
  });

  it("gives each table to one room", () => {
    const tables = loadedRooms.flatMap(({ name, room }) => (room.tables ?? []).map((table) => [table, name]));
    const twice = [...Map.groupBy(tables, ([table]) => table).values()].filter((owners) => owners.length > 1);
    expect(twice).toEqual([]);
  });
});

describe("Pages that rooms declare", () => {
  it("have their files and addresses of their own", () => {
    const gone = allPages.filter(({ room, file }) => !existsSync(join(src, room, file)));
    expect(gone.map(({ room, file }) => `${room}/${file}`)).toEqual([]);
    const owners = Map.groupBy(
      allPages.flatMap((page) => addressesOf(page).map((address) => ({ address, room: page.room }))),
      ({ address }) => address,
    );
    expect([...owners.values()].filter((pages) => pages.length > 1)).toEqual([]);
  });

  it("are open to the audience of their area", () => {
    const open = allPages.filter(({ shell = "site" }) => shell && shell !== "site");
    for (const page of open)
      for (const address of addressesOf(page))
        expect(siteMap.audienceOf(address.replace(/:\w+/g, "7")), `${page.room} ${address}`).toBe(
          page.audience ?? (page.shell === "own" ? "any account" : page.shell),
        );
  });

  it("belong to a page in the menu of the same console", () => {
    const lost = allPages.filter(
      ({ under, shell }) =>
        under !== undefined &&
        !allPages.some((page) => page.path === under && page.menu && page.shell === shell),
    );
    expect(lost.map(({ room, path }) => `${room} ${path}`)).toEqual([]);
  });

  it.each(languages)("have menu entries with texts and drawings (%s)", async (language) => {
    const texts = await catalogueOf("console", language);
    const textOf = (key: string) =>
      key.split(".").reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], texts);
    for (const { room, menu } of allPages) {
      if (!menu) continue;
      for (const key of [menu.label, menu.short]) expect(textOf(key), `${room}: ${key}`).toBeTypeOf("string");
      expect(iconNames, room).toContain(menu.icon);
    }
  });

  it("have all the texts that their rooms declare", async () => {
    for (const catalogue of catalogues)
      for (const language of languages) expect(await catalogueOf(catalogue, language)).not.toEqual({});
  });
});
