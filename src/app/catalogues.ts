import { join } from "node:path";
import type { Language } from "#kit/i18n.ts";
import type { Catalogue } from "#kit/pages.ts";
import { roomPages } from "./loaded-pages.ts";

/** A room's messages, and which of them a catalogue holds: groups (`site`) or parts of them (`site.box`). */
export interface CatalogueSource {
  /** What keys begin with. */
  name: string;
  /** The folder under src/ that has them. */
  room: string;
  groups: readonly string[];
}

/** The design system's own texts: consoles have more of it. */
const ui = (catalogue: Catalogue): CatalogueSource => ({
  name: "ui",
  room: "ui",
  groups: [
    "labels",
    ...(catalogue === "browse" ? [] : ["tools"]),
    ...(catalogue === "console" ? ["console"] : []),
  ],
});

/** What a catalogue is made of, as the rooms declare it (`texts` in their pages.ts). */
export function sourcesOf(catalogue: Catalogue): CatalogueSource[] {
  const declared = roomPages.flatMap(({ name: room, declared: { texts } }) => {
    const groups = texts?.[catalogue];
    return texts && groups ? [{ name: texts.name, room, groups }] : [];
  });
  return [ui(catalogue), ...declared];
}

type Tree = { [key: string]: string | Tree };

/** The chosen groups of a room's messages. */
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

/** A catalogue whole, for the build and for tests. */
export async function catalogueOf(catalogue: Catalogue, language: Language): Promise<Tree> {
  const entries = sourcesOf(catalogue).map(async ({ name, room, groups }) => {
    const messages = (await import(join(src, room, `messages.${language}.ts`))) as Tree;
    return [name, pick(messages, groups)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
