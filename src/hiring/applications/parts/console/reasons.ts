import { rejectReasons } from "../../terms.ts";

export type ReasonKey = (typeof rejectReasons)[number]["key"];

/** The key of a rejection's reason; "other" for one that this build does not know. */
export function reasonKey(id: number): ReasonKey {
  return rejectReasons.find((reason) => reason.id === id)?.key ?? "other";
}

/** The reasons that a recruiter may give. */
export const employerReasons = rejectReasons.filter((reason) => reason.by === "employer");
