import type { z } from "zod";
import { defineList } from "#kit/contributions.ts";
import type { ListName } from "./terms.ts";

/** A list whose views can be saved. */
export interface SavedList {
  name: ListName;
  /** The schema of the filters and the order in the list's address, without the page. */
  filters: z.ZodObject;
}

export const savedLists = defineList<SavedList>("lists with saved views");
