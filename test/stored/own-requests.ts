import type { makeStaff } from "#people/accounts/factory.ts";
import type { Request } from "../company-endpoints/request.ts";
import type { Seeker } from "../own-rows.ts";

type Staff = Awaited<ReturnType<typeof makeStaff>>;

/** A job seeker, and who is there for all companies. */
export interface People extends Seeker {
  admin: Staff;
  consultant: Staff;
}

/** By method and path: requests to endpoints of job seekers, accounts, administrators and consultants that need more than a row's id. */
export type OwnRequests = Record<string, (people: People) => Promise<Request> | Request>;
