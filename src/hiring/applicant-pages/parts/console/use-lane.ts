import { useState } from "react";

/** The ids of the applicants above and below in the stage. */
export interface Lane {
  previous: string | null;
  next: string | null;
}

/** Returns the applicant's neighbours at the time it was opened: a move to another stage does not change what previous and next open. */
export function useLane(id: string, now: Lane): Lane {
  const [lane, setLane] = useState({ id, ...now });
  if (lane.id === id) return lane;
  const fresh = { id, ...now };
  setLane(fresh);
  return fresh;
}
