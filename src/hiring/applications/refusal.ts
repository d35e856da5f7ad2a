/** A refusal with what its `meta.now` says about the way out. */
export interface Refusal {
  code: string;
  text: string;
  now: unknown;
}

/** The way out of a refusal of an agency's introduction: a request to split the fee, or an exception by an administrator. */
export type Door =
  | {
      kind: "split";
      ownershipId: string;
      jobId: string;
      owner: string;
      /** The proposed part of the colleague who asks, in basis points. */
      bps: number;
      /** The request waits for the owner's answer already. */
      requested: boolean;
      /** The second record of the person, which can be merged into the record that is owned. */
      duplicate: { id: string; of_id: string } | null;
    }
  | { kind: "exception"; applicantId: string };

interface Owned {
  ownership_id: string;
  job_id: string;
  owner: string | null;
  bps: number;
  requested: boolean;
  duplicate: { id: string; of_id: string } | null;
}
interface OffLimits {
  applicant_id: string;
  can_override: boolean;
}

/** Returns the way out of a refusal for its reader; null without one. */
export function doorOf({ code, now }: Pick<Refusal, "code" | "now">): Door | null {
  if (code === "owned_by_other") {
    const { ownership_id: ownershipId, job_id: jobId, owner, bps, requested, duplicate } = now as Owned;
    return { kind: "split", ownershipId, jobId, owner: owner ?? "–", bps, requested, duplicate };
  }
  if (code !== "off_limits") return null;
  const { applicant_id: applicantId, can_override } = now as OffLimits;
  return can_override ? { kind: "exception", applicantId } : null;
}
