import { redirect } from "react-router";
import { applicationPaths } from "../paths.ts";

/** The specification names "my job" beside its two lists (spec §2): it leads to the one that something happens in. */
export function loader(): never {
  throw redirect(applicationPaths.list);
}
