/**
 * A set of slots of the facts: ascending where they are few, a bit for each slot where they are many (so no set is larger than
 * a bit for each job, and two large ones meet in one step for every 32 jobs).
 */
export type Slots = { list: Uint32Array; bits?: never } | { bits: Uint32Array; list?: never };

export const none: Slots = { list: new Uint32Array(0) };

export const isNone = (slots: Slots): boolean => slots.list?.length === 0;

/** What it holds in memory. */
export const bytesOf = (slots: Slots): number => (slots.list ?? slots.bits).byteLength;

/** How many they are. */
export function sizeOf(slots: Slots): number {
  if (slots.list) return slots.list.length;
  let count = 0;
  for (let i = 0; i < slots.bits.length; i++) count += ones(slots.bits[i]!);
  return count;
}

export function has(slots: Slots, slot: number): boolean {
  if (slots.bits) return hasBit(slots.bits, slot);
  const { list } = slots;
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < slot) low = middle + 1;
    else high = middle;
  }
  return list[low] === slot;
}

/** Ascending. */
export function arrayOf(slots: Slots): Uint32Array {
  if (slots.list) return slots.list;
  const found = new Uint32Array(sizeOf(slots));
  let count = 0;
  eachOf(slots, (slot) => {
    found[count++] = slot;
  });
  return found;
}

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
  if (a.list)
    return { list: b.list ? common(a.list, b.list) : a.list.filter((slot) => hasBit(b.bits, slot)) };
  const bits = a.bits.slice(0, Math.min(a.bits.length, b.bits!.length));
  for (let i = 0; i < bits.length; i++) bits[i]! &= b.bits![i]!;
  return { bits };
}

/** Those of `slots` that are not in the other set; a list where few are left. */
export function without(slots: Slots, others: Slots, size: number): Slots {
  if (slots.list) return { list: slots.list.filter((slot) => !has(others, slot)) };
  const bits = slots.bits.slice();
  if (others.list) for (const slot of others.list) bits[slot >>> 5]! &= ~(1 << (slot & 31));
  else {
    const most = Math.min(bits.length, others.bits.length);
    for (let i = 0; i < most; i++) bits[i]! &= ~others.bits[i]!;
  }
  const left = { bits };
  return sizeOf(left) * 32 < size ? { list: arrayOf(left) } : left;
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

/** The bits that are set. */
function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const wordsFor = (size: number) => Math.ceil(size / 32);
const hasBit = (bits: Uint32Array, slot: number) => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

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
