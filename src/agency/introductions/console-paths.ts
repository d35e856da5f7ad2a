import type { RequestSide } from "./terms.ts";

/** Pages about the introductions of people to clients. */
export const introductionPaths = {
  ownerships: "/consultants/ownerships",
  ofClient: (clientId: number | string) => `/consultants/ownerships?client_id=${clientId}`,
  /** The requests for a share: those of colleagues, or the reader's own. The page's action asks for one, too. */
  requests: (side: RequestSide = "others") =>
    side === "own" ? "/consultants/share_requests?side=own" : "/consultants/share_requests",
} as const;
