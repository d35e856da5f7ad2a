/**
 * A set of doc ids (rows of the columns): a sorted list when sparse, a bitmap when dense. So no set is larger than one bit a job,
 * and two dense sets are intersected 32 jobs at a time.
 */
export type DocIdSet = { list: Uint32Array; bits?: never } | { bits: Uint32Array; list?: never };

export const emptySet: DocIdSet = { list: new Uint32Array(0) };

export const isEmpty = (set: DocIdSet): boolean => set.list?.length === 0;

/** Memory of the set in bytes. */
export const bytesOf = (set: DocIdSet): number => (set.list ?? set.bits).byteLength;

/** The number of doc ids in the set. */
export function sizeOf(set: DocIdSet): number {
  if (set.list) return set.list.length;
  let count = 0;
  for (let i = 0; i < set.bits.length; i++) count += popCount(set.bits[i]!);
  return count;
}

export function has(set: DocIdSet, docId: number): boolean {
  if (set.bits) return hasBit(set.bits, docId);
  const { list } = set;
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < docId) low = middle + 1;
    else high = middle;
  }
  return list[low] === docId;
}

/** Returns the doc ids of the set, ascending. */
export function toArray(set: DocIdSet): Uint32Array {
  if (set.list) return set.list;
  const found = new Uint32Array(sizeOf(set));
  let count = 0;
  forEachDoc(set, (docId) => {
    found[count++] = docId;
  });
  return found;
}

/**
 * @param found ascending, without duplicates
 * @param size number of doc ids in use
 */
export function docIdSet(found: ArrayLike<number>, size: number): DocIdSet {
  if (found.length === 0) return emptySet;
  if (found.length * 32 < size) return { list: Uint32Array.from(found) };
  const bits = new Uint32Array(wordsFor(size));
  setBits(bits, found);
  return { bits };
}

/** Returns the set with further doc ids, all of which are higher. */
export function append(set: DocIdSet, later: ArrayLike<number>, size: number): DocIdSet {
  if (later.length === 0) return set;
  if (set.list) {
    const merged = new Uint32Array(set.list.length + later.length);
    merged.set(set.list);
    merged.set(later, set.list.length);
    return docIdSet(merged, size);
  }
  const bits = grown(set.bits, size);
  setBits(bits, later);
  return { bits };
}

/** Returns the doc ids that are in all sets. */
export function intersection(sets: readonly DocIdSet[]): DocIdSet {
  if (sets.length < 2) return sets[0] ?? emptySet;
  let shortest: Uint32Array | null = null;
  for (const { list } of sets) if (list && (!shortest || list.length < shortest.length)) shortest = list;
  if (!shortest) return { bits: commonBits(sets.map(({ bits }) => bits!)) };
  if (shortest.length === 0) return emptySet;
  const found = shortest.slice();
  let count = found.length;
  for (const set of sets) if (set.list !== shortest) count = keepCommon(found, count, set);
  return { list: found.slice(0, count) };
}

function commonBits(all: readonly Uint32Array[]): Uint32Array {
  const bits = all[0]!.slice(0, Math.min(...all.map(({ length }) => length)));
  for (let n = 1; n < all.length; n++) {
    const others = all[n]!;
    for (let i = 0; i < bits.length; i++) bits[i]! &= others[i]!;
  }
  return bits;
}

/** Moves the doc ids that a set has to the beginning of the first `size`. @returns their number */
function keepCommon(docIds: Uint32Array, size: number, { list, bits }: DocIdSet): number {
  let count = 0;
  if (bits)
    for (let i = 0; i < size; i++) {
      if (hasBit(bits, docIds[i]!)) docIds[count++] = docIds[i]!;
    }
  else
    for (let i = 0, j = 0; i < size && j < list.length; ) {
      const difference = docIds[i]! - list[j]!;
      if (difference === 0) docIds[count++] = docIds[i]!;
      if (difference <= 0) i++;
      if (difference >= 0) j++;
    }
  return count;
}

/** Returns the doc ids of the first set that are not in the second; a list when few remain. */
export function difference(set: DocIdSet, others: DocIdSet, size: number): DocIdSet {
  if (set.list) return { list: set.list.filter((docId) => !has(others, docId)) };
  const bits = set.bits.slice();
  if (others.list) for (const docId of others.list) bits[docId >>> 5]! &= ~(1 << (docId & 31));
  else {
    const most = Math.min(bits.length, others.bits.length);
    for (let i = 0; i < most; i++) bits[i]! &= ~others.bits[i]!;
  }
  const left = { bits };
  return sizeOf(left) * 32 < size ? { list: toArray(left) } : left;
}

/** Returns the doc ids that are in at least one set. */
export function union(sets: readonly DocIdSet[], size: number): DocIdSet {
  const some = sets.filter((set) => !isEmpty(set));
  if (some.length < 2) return some[0] ?? emptySet;
  const listed = some.reduce((sum, { list }) => sum + (list ? list.length : size), 0);
  if (listed * 32 < size) {
    const merged = new Uint32Array(listed);
    let at = 0;
    for (const { list } of some) {
      merged.set(list!, at);
      at += list!.length;
    }
    merged.sort();
    let count = 0;
    for (let i = 0; i < listed; i++)
      if (count === 0 || merged[i] !== merged[count - 1]) merged[count++] = merged[i]!;
    return { list: merged.slice(0, count) };
  }
  const bits = new Uint32Array(wordsFor(size));
  for (const set of some) {
    if (set.list) setBits(bits, set.list);
    else for (let i = 0; i < set.bits.length; i++) bits[i]! |= set.bits[i]!;
  }
  return { bits };
}

export function forEachDoc(set: DocIdSet, take: (docId: number) => void): void {
  if (set.list) {
    for (let i = 0; i < set.list.length; i++) take(set.list[i]!);
    return;
  }
  for (let at = 0; at < set.bits.length; at++)
    for (let left = set.bits[at]!; left !== 0; left &= left - 1)
      take(at * 32 + 31 - Math.clz32(left & -left));
}

/** Returns the number of bits that are set in a word. */
function popCount(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const wordsFor = (size: number) => Math.ceil(size / 32);
const hasBit = (bits: Uint32Array, docId: number) => ((bits[docId >>> 5] ?? 0) & (1 << (docId & 31))) !== 0;

function setBits(bits: Uint32Array, docIds: ArrayLike<number>): void {
  for (let i = 0; i < docIds.length; i++) bits[docIds[i]! >>> 5]! |= 1 << (docIds[i]! & 31);
}

function grown(bits: Uint32Array, size: number): Uint32Array {
  const larger = new Uint32Array(Math.max(bits.length, wordsFor(size)));
  larger.set(bits);
  return larger;
}
