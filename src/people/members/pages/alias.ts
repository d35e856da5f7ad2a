import { type LoaderFunctionArgs, redirect } from "react-router";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { teamPath } from "../paths.ts";

/** Redirects the addresses that the specification gives the team's page (spec §2). */
export function loader({ context, request }: LoaderFunctionArgs) {
  throw redirect(teamPath(workspaceOf(context)) + new URL(request.url).search);
}
