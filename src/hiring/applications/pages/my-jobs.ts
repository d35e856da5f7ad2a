import { redirect } from "react-router";
import { applicationPaths } from "../paths.ts";

/** Redirects "my job", an address of the specification (spec §2) beside its two lists, to the list of applications. */
export function loader(): never {
  throw redirect(applicationPaths.list);
}
