import type { makeStaff } from "#people/accounts/factory.ts";
import type { Request } from "../company-endpoints/request.ts";
import type { Seeker } from "../own-rows.ts";

type Staff = Awaited<ReturnType<typeof makeStaff>>;

/** A job seeker, and staff that all companies share: an administrator and a consultant. */
export interface People extends Seeker {
  admin: Staff;
  consultant: Staff;
}

/**
 * Requests by method and path, for endpoints of job seekers, accounts, administrators and consultants that need more
 * than a row's id.
 */
export type OwnRequests = Record<string, (people: People) => Promise<Request> | Request>;
