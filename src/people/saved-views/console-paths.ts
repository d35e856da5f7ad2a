import type { ListName } from "./terms.ts";

const list = "/consultants/views";

export const viewPaths = {
  /** The page on which the views of a list are renamed, shared and deleted. */
  manage: (name: ListName) => `${list}?list=${name}`,
  /** The form that saves a view. @param query the filters of the list's address */
  create: (name: ListName, query: string) =>
    `${list}/create?${new URLSearchParams({ list: name, ...(query && { query }) })}`,
} as const;
