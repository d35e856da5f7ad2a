import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { declaredRooms } from "../src/app/rooms.ts";
import { changedPaths } from "./changed-paths.ts";

const root = join(import.meta.dirname, "..");
const folder = "test/journeys";
/** Code that every journey runs: the kernel, components, frames, factories, the build, the schema, and the steps of journeys. */
const ofEveryJourney =
  /^(src\/(kit|ui|app)\/|src\/.*\/(factory\.ts|testing)|vite|db\/|public\/|package-lock\.json|test\/(browser|chromium|read-page|setup|each-file)\.ts|test\/journeys\/(?!.*\.test\.ts$))/;

/** Returns the rooms, as folders under src, that a journey imports, factories aside, or whose texts it reads by their keys. */
export function roomsOnTheWay(source: string): Set<string> {
  const imported = [...source.matchAll(/"#([\w-]+\/[\w-]+)\/(?!factory\.ts|testing)/g)].map(
    (match) => match[1] ?? "",
  );
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

/**
 * Lists the test files of journeys through unchanged rooms. The list is empty if git reports no difference.
 * @param paths the files that differ from main or, on main itself, from the previous commit
 */
export function unchangedJourneys(paths: readonly string[] | null = changedPaths("HEAD~1")): string[] {
  if (paths === null || paths.length === 0 || paths.some((path) => ofEveryJourney.test(path))) return [];
  const changed = new Set(paths);
  const changedRooms = new Set(paths.map((path) => /^src\/([\w-]+\/[\w-]+)\//.exec(path)?.[1]));
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`)
    .filter((file) => {
      if (changed.has(file)) return false;
      const rooms = roomsOnTheWay(readFileSync(join(root, file), "utf8"));
      // A journey that names no room concerns the pages of all rooms.
      return rooms.size > 0 && rooms.isDisjointFrom(changedRooms);
    });
}
