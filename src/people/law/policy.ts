import type { AdminActor } from "#people/accounts/actor.ts";
import type { LawState } from "./terms.ts";

/** Returns what an administrator may do with a row: members read, super administrators write. */
export function lawRights(
  { isAdmin, accountId }: Pick<AdminActor, "isAdmin" | "accountId">,
  {
    state,
    series,
    entered_by,
    checked_by,
  }: { state: LawState; series: string; entered_by: number | null; checked_by: number | null },
) {
  const live = state === "future" || state === "in_force" || state === "past";
  return {
    edit: isAdmin && state === "future",
    cancel: isAdmin && state === "future",
    correct: isAdmin && series !== "VND" && (state === "in_force" || state === "past"),
    check: isAdmin && live && checked_by === null && entered_by !== accountId,
  };
}
