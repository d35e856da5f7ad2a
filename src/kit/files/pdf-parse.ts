/** The parts of a PDF object that the checks need: names are strings; contents of strings are omitted. */
export type PdfValue = null | number | string | PdfRef | PdfDict | PdfValue[];

export class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** Keeps both values of a duplicate key: readers disagree about which one counts. */
export class PdfDict {
  readonly entries: [key: string, value: PdfValue][] = [];
  get(key: string): PdfValue | undefined {
    return this.entries.findLast(([name]) => name === key)?.[1];
  }
}

/** The file needs more work than any regular one. */
export class TooComplex extends Error {}

/** The budget for one file, over all of its parts. */
export class Effort {
  #left: { bytes: number; values: number; objects: number; inflated: number };
  constructor(fileBytes: number) {
    this.#left = { bytes: 4 * fileBytes + 65_536, values: 400_000, objects: 150_000, inflated: 32_000_000 };
  }
  /** @throws TooComplex */
  spend(what: "bytes" | "values" | "objects" | "inflated", amount: number): void {
    this.#left[what] -= amount;
    if (this.#left[what] < 0) throw new TooComplex(what);
  }
  get inflatable(): number {
    return this.#left.inflated;
  }
}

const deepest = 100;
const longestWord = 127;
/** The class of each byte: 1 for white space, 2 for a delimiter (ISO 32000-1, 7.2.2). */
const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = 1;
for (const char of "()<>[]{}/%") classes[char.charCodeAt(0)] = 2;
const [open, close, less, greater, slash, percent, backslash] = [0x28, 0x29, 0x3c, 0x3e, 0x2f, 0x25, 0x5c];
const [openList, closeList] = [0x5b, 0x5d];

export const isBlank = (code: number | undefined) => code !== undefined && classes[code] === 1;

/**
 * Reads the object at this byte. A broken object is read as far as possible, as PDF readers do; each byte is read once.
 * @throws TooComplex
 */
export function parsePdf(file: Buffer, from: number, effort: Effort): { value: PdfValue; end: number } {
  const lists: { items: PdfValue[]; isDict: boolean }[] = [];
  let items: PdfValue[] = [];
  let at = from;
  const finish = () => ({ value: items.at(-1) ?? null, end: at });
  while (at < file.length) {
    const began = at;
    const code = file[at] ?? 0;
    if (isBlank(code)) {
      while (isBlank(file[at])) at += 1;
    } else if (code === percent) {
      while (at < file.length && file[at] !== 10 && file[at] !== 13) at += 1;
    } else if (code === openList || (code === less && file[at + 1] === less)) {
      if (lists.length >= deepest) throw new TooComplex("depth");
      lists.push({ items, isDict: code === less });
      items = [];
      at += code === less ? 2 : 1;
    } else if (code === closeList || (code === greater && file[at + 1] === greater)) {
      const outer = lists.pop();
      at += code === greater ? 2 : 1;
      if (!outer) return finish();
      outer.items.push(outer.isDict ? dictOf(items) : items);
      items = outer.items;
    } else if (code === open || code === less) {
      at = code === open ? endOfText(file, at) : endOfHex(file, at);
      items.push(null);
    } else {
      at = endOfWord(file, at + 1);
      if (code !== slash && classes[code] === 2) items.push(null);
      else if (!takeWord(file.toString("latin1", began, Math.min(at, began + longestWord)), items)) {
        if (lists.length === 0) {
          at = began;
          return finish();
        }
        items.push(null);
      }
    }
    effort.spend("bytes", at - began);
    effort.spend("values", isBlank(code) ? 0 : 1);
    // A number may be the start of a reference; everything else is complete.
    if (lists.length === 0 && items.length > 0 && typeof items.at(-1) !== "number") return finish();
  }
  for (let outer = lists.pop(); outer; outer = lists.pop()) {
    outer.items.push(outer.isDict ? dictOf(items) : items);
    items = outer.items;
  }
  return finish();
}

/** A name, a number, or the `R` that turns the two previous numbers into a reference; false for other words. */
function takeWord(word: string, items: PdfValue[]): boolean {
  if (word.startsWith("/")) {
    items.push(word.includes("#") ? unescaped(word.slice(1)) : word.slice(1));
    return true;
  }
  if (word === "R") return takeReference(items);
  const number = Number(word);
  if (Number.isNaN(number)) return false;
  items.push(number);
  return true;
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function takeReference(items: PdfValue[]): boolean {
  const [id, generation] = items.slice(-2);
  if (typeof id !== "number" || typeof generation !== "number") return false;
  items.splice(-2, 2, new PdfRef(id));
  return true;
}

function dictOf(items: PdfValue[]): PdfDict {
  const dict = new PdfDict();
  for (let i = 0; i < items.length; i += 1) {
    const key = items[i];
    if (typeof key !== "string") continue;
    i += 1;
    dict.entries.push([key, items[i] ?? null]);
  }
  return dict;
}

function endOfWord(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length && classes[file[at] ?? 0] === 0) at += 1;
  return at;
}

function endOfHex(file: Buffer, from: number): number {
  const end = file.indexOf(greater, from);
  return end < 0 ? file.length : end + 1;
}

function endOfText(file: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < file.length; at += 1) {
    const code = file[at];
    if (code === backslash) at += 1;
    else if (code === open) depth += 1;
    else if (code === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return file.length;
}
