import { inflateSync } from "node:zlib";
import { isTestVirus } from "./eicar.ts";
import { type Effort, isBlank, PdfDict, PdfRef, type PdfValue, parsePdf } from "./pdf-parse.ts";
import { filterOf, predictorOf, streamAt } from "./pdf-xref.ts";

/**
 * The active content of a PDF. `onOpen`: a script that runs when it is opened or printed, or a program; `onRequest`:
 * scripts of forms; `unknown`: objects are compressed in an unsupported way.
 */
export type ActiveContent = "none" | "onRequest" | "onOpen" | "unknown";

/** Objects by id; an id may occur several times, and PDF readers differ in which one they use. */
type Objects = Map<number, PdfValue[]>;

/**
 * Inspects every object, including those in compressed streams. Objects are found by their headers and not by the
 * cross-reference table, so that objects which a reader finds by repairing are covered. Compressed objects of an
 * encrypted file are not inspected.
 * @throws TooComplex
 */
export function readObjects(file: Buffer, encrypted: boolean, effort: Effort): ActiveContent | "infected" {
  const objects: Objects = new Map();
  const add = (id: number, value: PdfValue) => {
    const same = objects.get(id);
    if (same) same.push(value);
    else objects.set(id, [value]);
  };
  for (let at = file.indexOf("obj"); at >= 0; at = file.indexOf("obj", at + 3)) {
    const id = idBefore(file, at);
    if (id === null) continue;
    // An object costs more effort than a table row: at most 50,000 objects, ten times the number in a long CV.
    effort.spend("objects", 3);
    const { value, end } = parsePdf(file, at + 3, effort);
    add(id, value);
    if (!(value instanceof PdfDict) || encrypted) continue;
    const body = streamAt(file, end);
    if (body === undefined) continue;
    if (value.get("Type") === "EmbeddedFile") {
      if (isTestVirus(inflate(file.subarray(body), value, effort) ?? Buffer.alloc(0))) return "infected";
    } else if (value.get("Type") === "ObjStm" || value.get("First") !== undefined) {
      const packed = inflate(file.subarray(body), value, effort);
      if (!packed || !readPacked(packed, value, effort, add)) return "unknown";
      if (isTestVirus(packed)) return "infected";
    }
  }
  return judge(objects, effort);
}

/** Returns the id of an object header (`12 0 obj`), reading backwards from its last word. */
function idBefore(file: Buffer, at: number): number | null {
  let from = at;
  while (from > at - 8 && isBlank(file[from - 1])) from -= 1;
  if (from === 0 || !isDigit(file[from - 1])) return null;
  const row = file.toString("latin1", Math.max(0, at - 32), at);
  const found = /(?:^|\D)(\d{1,10})\s{1,8}\d{1,10}\s{0,8}$/.exec(row)?.[1];
  return found === undefined ? null : Number(found);
}

const isDigit = (code: number | undefined) => code !== undefined && code >= 0x30 && code <= 0x39;

/** The amount that was decompressed before the failure is unknown. */
const failureCosts = 1_000_000;

/** @returns null for other filters than Deflate alone, or broken data */
function inflate(packed: Buffer, dictionary: PdfDict, effort: Effort): Buffer | null {
  const filter = filterOf(dictionary);
  if (filter === null) return packed;
  const hasRows = predictorOf(dictionary).predictor !== 1 || dictionary.get("DecodeParms") instanceof PdfRef;
  if ((filter !== "FlateDecode" && filter !== "Fl") || hasRows) return null;
  const most = effort.inflatable;
  try {
    // Bytes after the end of the compressed data are ignored.
    const plain = inflateSync(packed, { maxOutputLength: Math.max(1, most) });
    effort.spend("inflated", plain.length);
    return plain;
  } catch (error) {
    const isLarge = (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    effort.spend("inflated", isLarge ? most + 1 : failureCosts);
    return null;
  }
}

/** The objects of an object stream: pairs of id and offset, then the objects. False for any other format. */
function readPacked(
  packed: Buffer,
  dictionary: PdfDict,
  effort: Effort,
  add: (id: number, value: PdfValue) => void,
): boolean {
  const [first, count] = [dictionary.get("First"), dictionary.get("N")];
  if (typeof first !== "number" || typeof count !== "number" || first < 0) return false;
  effort.spend("bytes", first);
  const heads = packed
    .toString("latin1", 0, first)
    .split(/[\0\t\n\f\r ]/)
    .filter(Boolean)
    .map(Number);
  for (let i = 0; i < Math.min(count, heads.length / 2); i += 1) {
    effort.spend("objects", 1);
    const [id = 0, place = 0] = [heads[2 * i], heads[2 * i + 1]];
    if (!(place >= 0)) return false;
    add(id, parsePdf(packed, first + place, effort).value);
  }
  return true;
}

/** Events that start an action: opening, closing, saving, printing, a page or field becoming visible (ISO 32000-1, 12.6.3). */
const automatic = new Set(["O", "C", "PO", "PC", "PV", "PI", "WC", "WS", "DS", "WP", "DP"]);

function judge(objects: Objects, effort: Effort): ActiveContent {
  let scripts = false;
  const starts: PdfValue[] = [];
  const waiting = [...objects.values()].flat();
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) for (const one of value) waiting.push(one);
    if (!(value instanceof PdfDict)) continue;
    for (const [key, entry] of value.entries) {
      if (key === "S" && entry === "Launch") return "onOpen";
      if (key === "JS" || key === "XFA" || (key === "S" && entry === "JavaScript")) scripts = true;
      if (key === "OpenAction") starts.push(entry);
      if (key === "AA")
        for (const triggers of dictsOf(entry, objects, effort))
          for (const [trigger, action] of triggers.entries) if (automatic.has(trigger)) starts.push(action);
      waiting.push(entry);
    }
  }
  if (!scripts) return "none";
  return leadToScript(starts, objects) ? "onOpen" : "onRequest";
}

function dictsOf(value: PdfValue, objects: Objects, effort: Effort): PdfDict[] {
  const all = value instanceof PdfRef ? (objects.get(value.id) ?? []) : [value];
  effort.spend("values", all.length);
  return all.filter((one) => one instanceof PdfDict);
}

/** Returns whether a given action, or an action that follows it, is a script. */
function leadToScript(actions: PdfValue[], objects: Objects): boolean {
  const waiting = [...actions];
  const seen = new Set<number>();
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) for (const one of value) waiting.push(one);
    else if (value instanceof PdfRef) {
      if (!seen.has(value.id)) for (const one of objects.get(value.id) ?? []) waiting.push(one);
      seen.add(value.id);
    } else if (value instanceof PdfDict) {
      for (const [key, entry] of value.entries) {
        if (key === "JS" || (key === "S" && entry === "JavaScript")) return true;
        if (key === "Next") waiting.push(entry);
      }
    }
  }
  return false;
}
