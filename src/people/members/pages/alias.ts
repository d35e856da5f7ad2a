import { type LoaderFunctionArgs, redirect } from "react-router";
import { teamPath } from "../paths.ts";

/** Redirects the second address that the specification gives the team's page (spec §2). */
export function loader({ request }: LoaderFunctionArgs) {
  throw redirect(teamPath + new URL(request.url).search);
}
