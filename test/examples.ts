import { dayOf } from "#platform/reference/calendar.ts";

/**
 * How many times as many examples as in the gate: 1 unless EXAMPLES says otherwise. bin/check.ts sets it for the deep tests;
 * a file that reads it is listed in test/deep-list.ts.
 */
export const examples = Number(process.env.EXAMPLES ?? 1);

/** Whether a test covers all cases, not only those of the gate. */
export const isDeep = examples > 1;

/** Seed of the day for inputs made at random; FC_SEED repeats the inputs of another day. */
export const dailySeed = Number(process.env.FC_SEED ?? dayOf(new Date()).replaceAll("-", ""));

/** Returns all variants of a test in deep, and the first one in the gate: another language, window or kind of file. */
export const variants = <T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, 1));
