import { id, type Request, type Requests } from "./company-endpoints/request.ts";
import type { Rows } from "./company-endpoints/rows.ts";
import type { MailSample } from "./mail-sample.ts";
import type { OwnRows, Seeker } from "./own-rows.ts";
import {
  type Address,
  type FilledSite,
  type PageStates,
  type Pages,
  type Role,
  roles,
} from "./page-states.ts";
import type { Notices } from "./stored/notices.ts";
import type { OwnRequests } from "./stored/own-requests.ts";
import type { Stored } from "./stored/stored.ts";

/** Exports of the `testing.ts` of a room for the tests of all rooms (ARCHITECTURE.md, "What tests read of a room"). */
interface RoomTesting {
  /** Samples of each mail with each kind of data. */
  mailSamples?: readonly MailSample[];
  /** Requests to endpoints of a workspace, for endpoints that need more than the ids in their path. */
  requests?: Requests;
  ownRequests?: OwnRequests;
  stored?: Stored;
  /** The mails about acts of administrators, and the writes without one. */
  notices?: Notices;
  /** Adds the rows of a job seeker and of reviewers whose ids are in paths. */
  ownRows?: OwnRows;
  /** For lists without pages, by address: the reason for which the list is short, or the name of its limit. */
  wholeLists?: Readonly<Record<string, string>>;
  pages?: Pages;
}

const files = Object.entries(import.meta.glob<RoomTesting>("../src/*/*/testing.ts", { eager: true })).map(
  ([file, testing]) => ({ room: file.split("/")[3] ?? "", testing }),
);

export const mailSamples = files.flatMap(({ testing }) => testing.mailSamples ?? []);

export const requests: Requests = merged(
  "request",
  files.map(({ room, testing }) => [room, testing.requests]),
);

export const ownRequests: OwnRequests = merged(
  "request",
  files.map(({ room, testing }) => [room, testing.ownRequests]),
);

export const stored: Stored = merged(
  "stored fields",
  files.map(({ room, testing }) => [room, testing.stored]),
);

export const notices: Notices = merged(
  "notice",
  files.map(({ room, testing }) => [room, testing.notices]),
);

export const wholeLists = merged(
  "whole list",
  files.map(({ room, testing }) => [room, testing.wholeLists]),
);

/** Returns the request to an endpoint. Rooms list a request about a job or an applicant only where it needs more than an id. */
export async function requestOf(name: string, rows: Rows): Promise<Request> {
  const listed = requests[name];
  if (listed) return listed(rows);
  if (name.includes(" /applicants/:id")) return id(rows.applicant());
  if (name.includes(" /jobs/:id")) return id(rows.ownJob());
  return {};
}

/**
 * Adds the rows of all rooms for a job seeker.
 * @returns the ids of the rows, by the first part of the paths that contain them
 */
export async function ownRows(seeker: Seeker): Promise<Record<string, string | number>> {
  const ids: [string, Awaited<ReturnType<OwnRows>> | undefined][] = [];
  for (const { room, testing } of files) ids.push([room, await testing.ownRows?.(seeker)]);
  return merged<string | number>("rows", ids);
}

/**
 * Adds the rows that the pages of all rooms show.
 * @returns the addresses to visit
 */
export async function pageStates(filled: FilledSite) {
  const states: [string, PageStates | undefined][] = [];
  // Rooms run one after the other, so that rows have the same ids in each run.
  for (const { room, testing } of files) states.push([room, await testing.pages?.(filled)]);
  const of = (role: Role) =>
    merged<readonly Address[]>(
      `page of a ${role}`,
      states.map(([room, pages]) => [room, pages?.[role]]),
    );
  return Object.fromEntries(roles.map((role) => [role, of(role)])) as Record<Role, ReturnType<typeof of>>;
}

/** Merges the records of all rooms. @throws Error for a key that two rooms have */
export function merged<Value>(
  what: string,
  all: readonly (readonly [room: string, Readonly<Record<string, Value>> | undefined])[],
): Record<string, Value> {
  const owners = new Map<string, string>();
  const result: Record<string, Value> = {};
  for (const [room, listed] of all)
    for (const [name, value] of Object.entries(listed ?? {})) {
      if (owners.has(name)) throw new Error(`${room} and ${owners.get(name)} both list the ${what} ${name}`);
      owners.set(name, room);
      result[name] = value;
    }
  return result;
}
