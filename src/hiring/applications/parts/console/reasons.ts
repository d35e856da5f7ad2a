import { rejectReasons } from "../../terms.ts";

export type ReasonKey = (typeof rejectReasons)[number]["key"];

/** Returns the key of a rejection's reason; "other" for an id that a newer server may send. */
export function reasonKey(id: number): ReasonKey {
  return rejectReasons.find((reason) => reason.id === id)?.key ?? "other";
}

/** The reasons that a recruiter can choose. */
export const employerReasons = rejectReasons.filter((reason) => reason.by === "employer");
