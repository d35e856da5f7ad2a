import { type LoaderFunctionArgs, redirect } from "react-router";
import { teamPath } from "../paths.ts";

/** The other name that the team's page has in the specification (spec §2). */
export function loader({ request }: LoaderFunctionArgs) {
  throw redirect(teamPath + new URL(request.url).search);
}
