import { z } from "zod";
import { inBoth, readData, text, texts } from "./data.ts";

const data = readData(
  "reviews",
  z.strictObject({
    /** Notes about the reason of a job's rejection. */
    rejections: inBoth(texts),
    suspensions: z.array(z.strictObject({ reasonId: z.int(), note: inBoth(text) })),
    /** Sentences in jobs that wait for review, which a reviewer does not allow. */
    objections: inBoth(texts),
    /** The note about the rejection of a job that its author has since corrected and resubmitted. */
    correction: inBoth(text),
    /** Refusals of companies' requests for verification. */
    refusals: z.array(z.strictObject({ reason: z.int(), note: text.nullable() })),
    /** The note about the reason of a revoked verification. */
    revocation: text,
    /** The reason for which a job seeker is blocked. */
    blockReason: text,
  }),
);
export const { rejections, suspensions, objections, correction, refusals, revocation, blockReason } = data;
