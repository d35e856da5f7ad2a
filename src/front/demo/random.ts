/** A seeded source of random values: the same seed makes the same market on every machine. */
export type Random = {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns a whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Returns up to `count` different items, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
};

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the FNV-1a hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/**
 * Returns a random source that depends on its name only, so that a change of one part of the market does not change
 * other parts.
 */
export function randomOf(name: string): Random {
  const next = mulberry32(hash(name));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const some = <T>(list: readonly T[], count: number): T[] => {
    const pool = [...list];
    const size = Math.min(count, pool.length);
    for (let i = 0; i < size; i++) {
      const j = int(i, pool.length - 1);
      const picked = pool[j] as T;
      pool[j] = pool[i] as T;
      pool[i] = picked;
    }
    return pool.slice(0, size);
  };
  return {
    next,
    int,
    some,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    weighted: <T>(pairs: readonly (readonly [T, number])[]): T => {
      let rest = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of pairs) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pairs[pairs.length - 1]![0];
    },
  };
}
