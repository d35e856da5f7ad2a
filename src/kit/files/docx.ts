import type { Entry } from "yauzl";
import { isTestVirus } from "./eicar.ts";
import { openZip, type Zip } from "./zip.ts";

/**
 * The kind of a zip file, judged by its directory and its parts; nested archives are not inspected. `external`: opening
 * it would load a remote resource; `scripts`: it would start a program.
 */
export type DocxVerdict = (typeof docxVerdicts)[number];
export const docxVerdicts = [
  "docx",
  "macros",
  "scripts",
  "external",
  "infected",
  "too_big",
  "password",
  "damaged",
  "other",
] as const;

const largestTypes = 1024 * 1024;

/** Inspects a zip file in memory. */
export async function inspectDocx(file: Buffer): Promise<DocxVerdict> {
  try {
    const zip = await openZip(file);
    return zip === "too_big" ? zip : await judge(zip);
  } catch {
    return "damaged";
  }
}

/** The parts of a zip whose names match, as text; parts larger than `maxBytes` are left out. */
export async function readZipTexts(
  file: Buffer,
  name: RegExp,
  maxBytes: number,
): Promise<Map<string, string>> {
  const zip = await openZip(file);
  const texts = new Map<string, string>();
  if (zip === "too_big") return texts;
  for (const entry of zip.entries.values())
    if (name.test(entry.fileName) && entry.uncompressedSize <= maxBytes)
      texts.set(entry.fileName, (await zip.read(entry)).toString("utf8"));
  return texts;
}

async function judge(zip: Zip): Promise<DocxVerdict> {
  const { entries } = zip;
  const typesEntry = entries.get("[Content_Types].xml");
  if (!typesEntry) return "other";
  if (typesEntry.uncompressedSize > largestTypes) return "too_big";
  if ([...entries.values()].some((entry) => entry.isEncrypted())) return "password";
  const types = (await zip.read(typesEntry)).toString("utf8");
  if (/macroEnabled|vbaProject/i.test(types)) return "macros";
  if ([...entries.keys()].some((name) => /(?:^|\/)vba(?:Project\.bin|Data\.xml)$/i.test(name)))
    return "macros";
  const main = entries.get(mainPart(types));
  if (!main || !/wordprocessingml\.(?:document|template)\.main\+xml/.test(types)) return "other";
  for (const entry of entries.values()) {
    const verdict = judgePart(entry, await zip.read(entry), entry === main);
    if (verdict !== "docx") return verdict;
  }
  return "docx";
}

/** Some programs name the main part of a document word/document2.xml; the list of content types has the name. */
function mainPart(types: string): string {
  const override = types.match(/<Override\b[^<>]{1,400}>/g)?.find((tag) => tag.includes(".main+xml"));
  return /PartName\s{0,9}=\s{0,9}["']\/([^"']+)["']/.exec(override ?? "")?.[1] ?? "word/document.xml";
}

function judgePart(entry: Entry, part: Buffer, isMain: boolean): DocxVerdict {
  if (isTestVirus(part)) return "infected";
  if (!isMain && !/\.(?:xml|rels|vml)$/i.test(entry.fileName)) return "docx";
  const xml = xmlText(part);
  // The format forbids document type declarations; only a hostile file contains one.
  if (xml.includes("<!DOCTYPE")) return "damaged";
  if (isMain && !/<\/(?:\w{1,40}:)?document>\s*$/.test(xml.slice(-200))) return "damaged";
  if (/\.rels$/i.test(entry.fileName)) return fetchesOnOpen(xml) ? "external" : "docx";
  return startsProgram(xml) ? "scripts" : "docx";
}

/** The parts are UTF-8, or UTF-16 with a byte order mark. */
function xmlText(part: Buffer): string {
  const mark = part.length >= 2 ? part.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return part.toString("utf16le", 2);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(part);
  return part.toString("utf8");
}

/** A field that makes another program run a command. Word may split the code of a field into several runs. */
function startsProgram(xml: string): boolean {
  if (!xml.includes("instr")) return false;
  const codes = xml.matchAll(/<(?:\w{1,40}:)?instrText(?:\s[^<>]{0,200})?>([^<]*)|:instr="([^"<]*)/g);
  const code = Array.from(codes, ([, text, attribute]) => text ?? attribute).join("");
  return /DDE(?:AUTO)?\s{1,9}\S/i.test(code);
}

/**
 * External resources are loaded when the file is opened, except links, which need a click. Word records the local path
 * of the template, which is not an external resource.
 */
function fetchesOnOpen(xml: string): boolean {
  const links = xml.match(/<(?:\w{1,40}:)?Relationship\s[^<>]*/g) ?? [];
  return links.some((link) => {
    const attributes = new Map(
      [...link.matchAll(/\s([\w:]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = "", double, single]) => [name, double ?? single ?? ""],
      ),
    );
    if ((attributes.get("TargetMode") ?? "Internal") === "Internal") return false;
    if (attributes.get("Type")?.endsWith("/hyperlink")) return false;
    return !/^(?:file:\/{0,3})?[A-Za-z]:[\\/%]/.test(attributes.get("Target") ?? "");
  });
}
