/** The range of rates, in basis points, that every consultant may agree to. */
export const usualRates = { least: 1500, most: 1800 } as const;

/** Returns a rate in basis points as a percentage. */
export const percentOf = (bps: number): number => bps / 100;
