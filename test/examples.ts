import { dayOf } from "#platform/reference/calendar.ts";

/**
 * Factor of the number of examples: 1 in the gate, unless EXAMPLES is set. bin/check.ts sets it for the deep tests;
 * test/deep-list.ts lists the files that read it.
 */
export const examples = Number(process.env.EXAMPLES ?? 1);

/** True where tests cover all cases, not only those of the gate. */
export const isDeep = examples > 1;

/** Seed for random inputs, which changes daily; FC_SEED repeats the inputs of another day. */
export const dailySeed = Number(process.env.FC_SEED ?? dayOf(new Date()).replaceAll("-", ""));

/** Returns all variants of a test (languages, windows or kinds of file) in deep tests, and the first one in the gate. */
export const variants = <T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, 1));
