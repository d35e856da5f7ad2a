/** Returns a rate in basis points as a percentage. */
export const percentOf = (bps: number): number => bps / 100;
