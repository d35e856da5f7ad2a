import { redirect } from "react-router";
import { applicationPaths } from "../paths.ts";

/** Redirects the address "my job" of the specification (spec §2) to the candidate's list of applications. */
export function loader(): never {
  throw redirect(applicationPaths.list);
}
