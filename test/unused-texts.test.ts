import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { argumentsOf, calledName, nodesOf, parseSource, type SyntaxNode } from "../bin/laws/syntax.ts";
import { leaves } from "../bin/laws/words.ts";
import { sourcesOf } from "../src/app/catalogues.ts";
import { catalogues } from "../src/kit/pages.ts";

const root = join(import.meta.dirname, "..");

/** Parts of a source file that may refer to texts: the namespaces of its translators, its strings and its templates. */
interface Says {
  namespaces: string[];
  words: Set<string>;
  templates: RegExp[];
  /**
   * Properties that the file reads of an imported catalogue of a room, as `room.name`. The file may read any text
   * below such a property.
   */
  properties: Set<string>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds the references to texts in one file. A file without a translator may get any translator from its caller. */
function saysOf(path: string, code: string): Says {
  const says: Says = { namespaces: [], words: new Set(), templates: [], properties: new Set() };
  const imports = code.matchAll(/"(?:#([\w-]+\/[\w-]+)|\.[./]*)\/messages\.(?:en|vi)\.ts"/g);
  const reads = new Set([...imports].map(([, room]) => room ?? path.split("/").slice(1, 3).join("/")));
  for (const node of nodesOf(parseSource(path, code).source)) {
    if (node.type === "CallExpression" && calledName(node) === "useTranslations") {
      const [namespace] = argumentsOf(node);
      if (namespace?.type === "StringLiteral") says.namespaces.push(namespace.value as string);
    }
    if (node.type === "StringLiteral") says.words.add(node.value as string);
    // Properties of contracts are left out, because an endpoint may have the same name as a group of texts.
    if (node.type === "MemberExpression" && (node.object as SyntaxNode).value !== "contract")
      for (const room of reads) says.properties.add(`${room}.${(node.property as SyntaxNode).value}`);
    if (node.type === "TemplateLiteral") {
      const parts = (node.quasis as SyntaxNode[]).map((part) => escaped(part.cooked as string));
      says.templates.push(new RegExp(`^${parts.join("[^ ]+")}$`));
    }
  }
  return says;
}

function isSaid(
  key: string,
  { namespaces, words, templates, properties }: Says,
  all: readonly string[],
  room: string,
): boolean {
  // A file that imports a whole group of texts may pass it to others, so all texts of the group count as used.
  const [, ...path] = key.split(".");
  if (path.some((name) => properties.has(`${room}.${name}`))) return true;
  return [...(namespaces.length > 0 ? namespaces : all), ""].some((namespace) => {
    if (namespace && !key.startsWith(`${namespace}.`)) return false;
    const rest = namespace ? key.slice(namespace.length + 1) : key;
    const own = namespaces.includes(namespace);
    return (
      words.has(rest) ||
      // A template without fixed words matches texts of the file's own namespaces only.
      templates.some(
        (template) => (own || /\w{3}/.test(template.source.replace("[^ ]+", ""))) && template.test(rest),
      )
    );
  });
}

describe("Texts of pages", () => {
  const files = readdirSync(join(root, "src"), { recursive: true })
    .map((name) => `src/${String(name)}`)
    .filter(
      (path) => /\.tsx?$/.test(path) && !/messages\.(en|vi)\.ts$|\.test\.|factory|\/testing\//.test(path),
    );
  const all = files.map((path) => saysOf(path, readFileSync(join(root, path), "utf8")));
  const [own, others] = [true, false].map((has) => all.filter((file) => file.namespaces.length > 0 === has));
  const handed: Says = {
    namespaces: [],
    words: new Set(others!.flatMap((file) => [...file.words])),
    templates: others!.flatMap((file) => file.templates),
    properties: new Set(others!.flatMap((file) => [...file.properties])),
  };
  const says = [...own!, handed];
  const namespaces = [...new Set(own!.flatMap((file) => file.namespaces))];
  const sources = new Map(catalogues.flatMap(sourcesOf).map(({ name, room }) => [name, room]));

  it.each([...sources])("are all used: %s", async (name, room) => {
    const messages = { ...(await import(join(root, "src", room, "messages.en.ts"))) };
    // Texts of errors and mails are left out, because the code finds them by error code and mail name.
    const { errors: _, mails: __, ...groups } = messages;
    const unused = leaves(groups)
      .map(([key]) => `${name}.${key}`)
      .filter((key) => !says.some((file) => isSaid(key, file, namespaces, room)));
    expect(unused).toEqual([]);
  });
});
