import { join } from "node:path";
import type { Language } from "#kit/i18n.ts";
import type { Catalogue } from "#kit/pages.ts";
import { roomPages } from "./loaded-pages.ts";

/** A room's messages and the part of them that a catalogue contains: groups (`site`) or parts of groups (`site.box`). */
export interface CatalogueSource {
  /** The first segment of the keys of a room's messages. */
  name: string;
  /** The folder of a room's messages, under src/. */
  room: string;
  groups: readonly string[];
}

/** Returns the groups of the design system's texts in a catalogue: `browse` has the fewest, `console` has all. */
const ui = (catalogue: Catalogue): CatalogueSource => ({
  name: "ui",
  room: "ui",
  groups: [
    "labels",
    ...(catalogue === "browse" ? [] : ["tools"]),
    ...(catalogue === "console" ? ["console"] : []),
  ],
});

/** Returns the sources of a catalogue, as the rooms declare them (`texts` in their pages.ts). */
export function sourcesOf(catalogue: Catalogue): CatalogueSource[] {
  const declared = roomPages.flatMap(({ name: room, declared: { texts } }) => {
    const groups = texts?.[catalogue];
    return texts && groups ? [{ name: texts.name, room, groups }] : [];
  });
  return [ui(catalogue), ...declared];
}

type Tree = { [key: string]: string | Tree };

/** Returns the chosen groups of a room's messages. @throws Error for a group or part without texts */
export function pick(messages: Tree, groups: readonly string[]): Tree {
  const picked: Tree = {};
  for (const path of groups) {
    const [group = "", part] = path.split(".");
    const whole = messages[group] as Tree | undefined;
    const value = part === undefined ? whole : whole?.[part];
    if (value === undefined) throw new Error(`There are no texts ${path}`);
    picked[group] = part === undefined ? value : { ...(picked[group] as Tree | undefined), [part]: value };
  }
  return picked;
}

const src = join(import.meta.dirname, "..");

/** Returns a whole catalogue, for the build and for tests. */
export async function catalogueOf(catalogue: Catalogue, language: Language): Promise<Tree> {
  const entries = sourcesOf(catalogue).map(async ({ name, room, groups }) => {
    const messages = (await import(join(src, room, `messages.${language}.ts`))) as Tree;
    return [name, pick(messages, groups)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
