import { z } from "zod";
import { inBoth, readData, text, texts } from "../data.ts";

const data = readData(
  "places",
  z.strictObject({
    names: z.record(text, inBoth(text)),
    /** Locations of companies' branches, with weights. */
    branches: z.array(z.strictObject({ location: z.int(), weight: z.int(), addresses: texts })),
    /** Districts for home addresses, by location. Where a location has no districts, the address is the province alone. */
    homes: z.record(text, texts),
  }),
);

/** The places of the demo market, and districts of home addresses, by location id. */
export const { names: places, homes } = data;

export const branchWeights = data.branches.map(({ location, weight }) => [location, weight] as const);

/** Addresses of branches, by location id. */
export const branchAddresses = new Map(data.branches.map(({ location, addresses }) => [location, addresses]));
