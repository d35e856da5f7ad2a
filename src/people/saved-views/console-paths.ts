import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";
import type { ListName } from "./terms.ts";

const list = "/views";

/** @param at the page of a list that belongs to a job, to which the pages of views lead back */
const address = (workspace: LinkedWorkspace, path: string, values: Record<string, string | undefined>) => {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${pathIn(workspace, path)}?${new URLSearchParams(set)}`;
};

export const viewPaths = {
  /** The page on which the views of a list are renamed, shared and deleted. */
  manage: (workspace: LinkedWorkspace, name: ListName, at?: string | undefined) =>
    address(workspace, list, { list: name, at }),
  /** The form that saves a view. @param query the filters of the list's address */
  create: (workspace: LinkedWorkspace, name: ListName, query: string, at?: string | undefined) =>
    address(workspace, `${list}/create`, { list: name, query, at }),
} as const;
