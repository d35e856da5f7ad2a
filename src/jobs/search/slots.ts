/**
 * A set of slots of the facts: ascending where they are few, a bit for each slot where they are many (so no set is larger than
 * a bit for each job, and two large ones meet in one step for every 32 jobs).
 */
export type Slots = { list: Uint32Array; bits?: never } | { bits: Uint32Array; list?: never };

export const none: Slots = { list: new Uint32Array(0) };

export const isNone = (slots: Slots): boolean => slots.list?.length === 0;

/** What it holds in memory. */
export const bytesOf = (slots: Slots): number => (slots.list ?? slots.bits).byteLength;

/** @param found ascending, each once */
export function slotsOf(found: ArrayLike<number>, size: number): Slots {
  if (found.length === 0) return none;
  if (found.length * 32 < size) return { list: Uint32Array.from(found) };
  const bits = new Uint32Array(wordsFor(size));
  mark(bits, found);
  return { bits };
}

/** The same with some that come after all of them. */
export function withLater(slots: Slots, later: ArrayLike<number>, size: number): Slots {
  if (later.length === 0) return slots;
  if (slots.list) {
    const joined = new Uint32Array(slots.list.length + later.length);
    joined.set(slots.list);
    joined.set(later, slots.list.length);
    return slotsOf(joined, size);
  }
  const bits = grown(slots.bits, size);
  mark(bits, later);
  return { bits };
}

/** Those that are in all of the sets. */
export function allOf(sets: readonly Slots[]): Slots {
  if (sets.some(isNone)) return none;
  const [first, ...others] = [...sets].sort((a, b) => Number(!a.list) - Number(!b.list));
  return others.reduce(both, first ?? none);
}

function both(a: Slots, b: Slots): Slots {
  if (a.list) return { list: b.list ? common(a.list, b.list) : a.list.filter((slot) => has(b.bits, slot)) };
  const bits = a.bits.slice(0, Math.min(a.bits.length, b.bits!.length));
  for (let i = 0; i < bits.length; i++) bits[i]! &= b.bits![i]!;
  return { bits };
}

/** Those that are in one of the sets. */
export function anyOf(sets: readonly Slots[], size: number): Slots {
  const some = sets.filter((slots) => !isNone(slots));
  if (some.length < 2) return some[0] ?? none;
  const listed = some.reduce((sum, { list }) => sum + (list ? list.length : size), 0);
  if (listed * 32 < size) {
    const joined = new Uint32Array(listed);
    let at = 0;
    for (const { list } of some) {
      joined.set(list!, at);
      at += list!.length;
    }
    joined.sort();
    return { list: joined.filter((slot, i) => i === 0 || slot !== joined[i - 1]) };
  }
  const bits = new Uint32Array(wordsFor(size));
  for (const slots of some) {
    if (slots.list) mark(bits, slots.list);
    else for (let i = 0; i < slots.bits.length; i++) bits[i]! |= slots.bits[i]!;
  }
  return { bits };
}

export function eachOf(slots: Slots, take: (slot: number) => void): void {
  if (slots.list) {
    for (let i = 0; i < slots.list.length; i++) take(slots.list[i]!);
    return;
  }
  for (let at = 0; at < slots.bits.length; at++)
    for (let left = slots.bits[at]!; left !== 0; left &= left - 1)
      take(at * 32 + 31 - Math.clz32(left & -left));
}

const wordsFor = (size: number) => Math.ceil(size / 32);
const has = (bits: Uint32Array, slot: number) => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

function mark(bits: Uint32Array, slots: ArrayLike<number>): void {
  for (let i = 0; i < slots.length; i++) bits[slots[i]! >>> 5]! |= 1 << (slots[i]! & 31);
}

function grown(bits: Uint32Array, size: number): Uint32Array {
  const larger = new Uint32Array(Math.max(bits.length, wordsFor(size)));
  larger.set(bits);
  return larger;
}

function common(a: Uint32Array, b: Uint32Array): Uint32Array {
  const found = new Uint32Array(Math.min(a.length, b.length));
  let n = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = a[i]! - b[j]!;
    if (difference === 0) found[n++] = a[i]!;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return found.slice(0, n);
}
