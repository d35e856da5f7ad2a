import { z } from "zod";
import { inBoth, readData, text, texts } from "./data.ts";

const data = readData(
  "reviews",
  z.strictObject({
    /** Notes with which jobs are rejected. */
    rejections: inBoth(texts),
    suspensions: z.array(z.strictObject({ reasonId: z.int(), note: inBoth(text) })),
    /** Lines in three of the waiting jobs that a reviewer does not allow. */
    objections: inBoth(texts),
    /** The note with which a job was rejected before its author corrected and resubmitted it. */
    correction: inBoth(text),
    /** Refused verifications of companies. */
    refusals: z.array(z.strictObject({ reason: z.int(), note: text.nullable() })),
    /** The note with which a verification was revoked. */
    revocation: text,
  }),
);
export const { rejections, suspensions, objections, correction, refusals, revocation } = data;
