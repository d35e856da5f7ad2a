import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { declaredRooms } from "../src/app/rooms.ts";
import { changedPaths } from "./changed-paths.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Files on which every room depends: kernel, components, composition, schema, configuration, packages and the support of tests. */
const ofEveryRoom =
  /^(src\/(kit|ui|app)\/|src\/.*\/(factory\.ts|testing)|vite|react-router|tsconfig|package|db\/(?!demo\/)|public\/|test\/(?!.*\.test\.ts$))/;
const roomOf = (path: string) => /^src\/([\w-]+\/[\w-]+)\//.exec(path)?.[1];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const addresses = /^(?:console-)?paths\.ts$/;

/** Lists the imports from rooms in a file, without factories: the room as a folder under src, and the path in it. */
function importsOf(source: string): { room: string; path: string }[] {
  const imports = source.matchAll(/"#([\w-]+\/[\w-]+)\/(?!factory\.ts|testing)([^"]+)"/g);
  return [...imports].map(([, room = "", path = ""]) => ({ room, path }));
}

/** Returns the rooms whose code a file imports. Lists of addresses are no code (decision 118). */
function importedRooms(source: string): string[] {
  return importsOf(source).flatMap(({ room, path }) => (addresses.test(path) ? [] : room));
}

/** Returns the rooms of a journey: those that it imports, and those whose texts it reads by their keys. */
export function roomsOnTheWay(source: string): Set<string> {
  const imported = importsOf(source).map(({ room }) => room);
  const textOwners = new Set([...source.matchAll(/"([\w-]+)\.[\w.]+"/g)].map((match) => match[1] ?? ""));
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const spoken = declaredRooms
    .map(([room]) => room)
    .filter((room) => {
      const name = room.slice(room.indexOf("/") + 1);
      return textOwners.has(name) || textOwners.has(camel(name));
    });
  return new Set([...imported, ...spoken]);
}

/** Returns the changed rooms and the rooms that import their code, directly or through others. */
function affectedRooms(changed: ReadonlySet<string>): Set<string> {
  const importers = new Map<string, Set<string>>();
  for (const path of globSync("src/*/*/**/*.{ts,tsx}", { cwd: root })) {
    const room = roomOf(path);
    if (room === undefined || isTest(path)) continue;
    for (const imported of importedRooms(read(path)))
      importers.getOrInsertComputed(imported, () => new Set()).add(room);
  }
  const affected = new Set(changed);
  // A set also visits the values that are added during the loop.
  for (const room of affected) for (const importer of importers.get(room) ?? []) affected.add(importer);
  return affected;
}

/**
 * Lists the tests of src and the journeys that a change does not reach: tests of rooms that neither have changed nor import
 * a changed room, and journeys that pass no changed room. Where git finds no difference, or a file on which every room
 * depends has changed, the list is empty.
 * @param paths the paths that differ from main; on main itself, from the commit before
 */
export function unchangedTests(paths: readonly string[] | null = changedPaths("HEAD~1")): string[] {
  if (paths === null || paths.length === 0 || paths.some((path) => ofEveryRoom.test(path))) return [];
  const changed = new Set(paths);
  // A changed test reaches no other test.
  const rooms = new Set(
    paths
      .filter((path) => !isTest(path))
      .flatMap((path) => roomOf(path) ?? (path.startsWith("db/demo/") ? "front/demo" : [])),
  );
  const affected = affectedRooms(rooms);
  const reaches = (path: string): boolean => {
    if (changed.has(path)) return true;
    // A journey that names no room is about all pages.
    if (path.startsWith("test/")) {
      const passed = roomsOnTheWay(read(path));
      return passed.size === 0 || !passed.isDisjointFrom(rooms);
    }
    const room = roomOf(path);
    // The composition is made of all rooms; kernel and components are made of none.
    if (path.startsWith("src/app/")) return rooms.size > 0;
    return (
      room !== undefined &&
      (affected.has(room) || importedRooms(read(path)).some((each) => affected.has(each)))
    );
  };
  return globSync("{src,test/journeys}/**/*.test.{ts,tsx}", { cwd: root }).filter((path) => !reaches(path));
}
