import { invoicePaths } from "#agency/invoices/console-paths.ts";
import { orderPaths } from "#agency/job-orders/console-paths.ts";
import { peopleSearchPath } from "#agency/people-search/console-paths.ts";
import { placementPaths } from "#agency/placements/console-paths.ts";
import { sharePaths } from "#agency/shares/console-paths.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { isJobList, type JobList, type ListName } from "./terms.ts";

/** The page of each list of agencies. */
const listPaths: Readonly<Record<Exclude<ListName, JobList>, string>> = {
  clients: clientPaths.list,
  job_orders: orderPaths.list,
  people: peopleSearchPath,
  shares: sharePaths.list,
  placements: placementPaths.list,
  fees: invoicePaths.list,
};

/** The parameter of a list's address that names the view from which its filters come. */
export const viewParam = "view";

/** The value of `viewParam` for the list without a view, also where a view is the default. */
export const noView = "none";

/** Returns the page of a list. @param at the page of a list that belongs to a job */
export function listPath(list: ListName, at: string | undefined): string {
  return isJobList(list) ? (at ?? "") : listPaths[list];
}

/** The addresses of the board and the table of a job, in either console. */
const pagesOfJobs = /^\/(?:employer\/\d{1,15}|consultants)\/\d{1,15}(?:\/table)?$/;

/** Returns whether a text is the page of a list that belongs to a job, so that a link may lead to it. */
export const isPageOfJob = (text: string): boolean => pagesOfJobs.test(text);

/** Returns the address of a list with the filters of a view. @param at the page of a list that belongs to a job */
export function viewAddress(
  list: ListName,
  { id, query }: { id: string; query: string },
  at?: string | undefined,
): string {
  return `${listPath(list, at)}?${query ? `${query}&` : ""}${viewParam}=${id}`;
}

type Values = Readonly<Record<string, string | null | undefined>>;

/** Returns the address of a list with the values that are set. */
export function addressWith(path: string, values: Values): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(set).toString();
  return query ? `${path}?${query}` : path;
}
