import { z } from "zod";
import { byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { adsFilters, reviewMarks } from "./terms.ts";

/** Filters of the lists of jobs besides the tab and the part of the queue. */
export const jobFilters = {
  /** A kind of mark that the job has. */
  mark: z.enum(reviewMarks).optional(),
  hot: z.enum(["true", "1"]).optional(),
  ads: z.enum(adsFilters).optional(),
};

/** Who reviews a job, and until when no one else decides about it. */
export const claim = z.object({
  /** Name of the reviewer; null for an account without a name. */
  by: z.string().nullable(),
  until: time,
  is_mine: z.boolean(),
});

const claimedJob = resource("review_claim", claim);

/** Endpoints of a console with which reviewers share a queue. */
export function sharing<P extends "admins" | "consultants">(prefix: P) {
  const claiming = { members: true, audit: "decision", status: 200 } as const;
  return {
    claim: endpoint({
      ...claiming,
      method: "POST",
      path: `/${prefix}/jobs/:id/claim` as const,
      summary: "Claim a job for ten minutes, or renew the claim; an earlier claim of the caller ends",
      params: byId,
      answer: one(claimedJob),
      errors: ["claimed_by", "job_state_changed"],
    }),
    claimNext: endpoint({
      ...claiming,
      method: "POST",
      path: `/${prefix}/review_queue/next` as const,
      summary: "Claim the oldest job in the queue that no one else has claimed; null when there is none",
      answer: z.object({ data: claimedJob.nullable() }),
    }),
    release: endpoint({
      method: "DELETE",
      path: `/${prefix}/jobs/:id/claim` as const,
      members: true,
      audit: "decision",
      summary: "End one's own claim of a job",
      params: byId,
    }),
  };
}

/** The jobs of an approval of several, each with the version that the reviewer has read. */
export const bulkApproval = z.object({
  jobs: z
    .array(z.object({ id: idParam, version: z.coerce.number().int().nullish() }))
    .min(1)
    .max(50),
});
